import IntentSync
