"""The Python client of FreshRSS, which speaks the Fever protocol."""

import unittest

from case import ClientCase
from freshrss_api import FreshRSSAPI
from freshrss_api.utils.errors import AuthenticationError


class FeverTest(ClientCase):
    def prepare(self):
        self.fill(25_000)

    def setUp(self):
        super().setUp()
        self.client = FreshRSSAPI(self.reader.address, "tester", self.password)

    def test_it_lists_and_marks(self):
        feeds = self.client.get_feeds()
        self.assertEqual([each["title"] for each in feeds["feeds"]], ["beta", "alpha"])
        groups = self.client.get_groups()
        self.assertEqual([each["title"] for each in groups["groups"]], ["News"])
        unread = self.client._call("unread_item_ids")["unread_item_ids"].split(",")
        self.assertEqual(len(unread), 25_010)
        items = self.client.get_items_from_ids([int(each) for each in unread[:10]])
        item = next(each for each in items if each.title.startswith("alpha number 3"))
        self.assertIn("turnips", item.html)
        self.client.set_mark("read", item.id)
        self.assertTrue(self.entry("alpha number 3")["read"])
        self.client.set_mark("saved", item.id)
        self.assertTrue(self.entry("alpha number 3")["saved"])
        self.assertEqual([each.id for each in self.client.get_saved()], [item.id])
        self.client.set_mark("unsaved", item.id)
        self.assertEqual(self.client.get_saved(), [])
        self.client._call(unread_recently_read="1")
        answer = self.client._call(mark="item", as_="unread", id=item.id)
        self.assertEqual(len(answer["unread_item_ids"].split(",")), 25_010)
        self.client._call(mark="group", as_="read", id=0, before=4_000_000_000)
        self.assertEqual(self.client.get_unreads(), [])

    def test_a_wrong_password_is_refused(self):
        with self.assertRaises(Exception) as raised:
            FreshRSSAPI(self.reader.address, "tester", "wrong")
        self.assertIsInstance(raised.exception, AuthenticationError)


if __name__ == "__main__":
    unittest.main()
