"""The owner of a hand separates hand and stock on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.lib.phones import Hand, Phone, hand_of
from e2e.lib.site import Site

GAME = "bokunron"


def test_hand_and_stock_stay_apart_when_the_cards_of_the_same_deal_get_new_numbers(page: Page, site: Site) -> None:
    phone = Phone(page, site.url)
    hand = hand_of(GAME)
    phone.shows(hand)
    phone.hold()
    sort = phone.open.get_by_role("button", name="Set apart: Stock")
    sort.click()
    stock = hand.sorted[::2]
    for card in stock:
        phone.card(card).click()
    piles = phone.open.locator("ul")
    expect(piles).to_have_count(2)
    expect(piles.nth(1)).to_have_attribute("aria-label", "Stock")
    assert [each.get_attribute("data-card") for each in piles.nth(1).locator("[data-card]").all()] == stock
    phone.card(stock[0]).click()
    assert stock[0] in [each.get_attribute("data-card") for each in piles.first.locator("[data-card]").all()]
    sort.click()
    phone.card(stock[1]).click()
    expect(phone.card(stock[1])).to_have_attribute("aria-pressed", "true")
    again = Hand(GAME, {card: 17 - number for card, number in hand.cards.items()}, numbering=4)
    phone.shows(again)
    phone.hold()
    assert [each.get_attribute("data-card") for each in piles.nth(1).locator("[data-card]").all()] == stock[1:]
    expect(phone.open.locator("[aria-pressed=true]")).to_have_count(0)
    phone.shows(hand_of(GAME, numbering=5, deal=2))
    phone.hold()
    expect(piles).to_have_count(1)
