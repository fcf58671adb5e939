/** Why a card was declined, in Stripe's fields. */
export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

/** A test card, and what happens when it is charged. */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  last4: string;
  /** Why each charge is declined. Undefined if charges succeed. */
  decline?: Decline;
  /** Whether the bank disputes each charge. */
  disputed?: true;
}

const decline = (code: string, declineCode: string, message: string): { decline: Decline } => ({
  decline: { code, decline_code: declineCode, message },
});

const DECLINED = decline('card_declined', 'generic_decline', 'Your card was declined.');

/** Stripe's test numbers that the stand-in supports. `text` describes a number in the suggestions of the card field. */
export const TEST_NUMBERS: Record<string, { text: string; does: Pick<TestCard, 'decline' | 'disputed'> }> = {
  4242424242424242: { text: 'Succeeds', does: {} },
  5555555555554444: { text: 'Succeeds', does: {} },
  4000000000000002: { text: 'Is declined', does: DECLINED },
  4000000000009995: {
    text: 'Has insufficient funds',
    does: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  4000000000000069: {
    text: 'Has expired',
    does: decline('expired_card', 'expired_card', 'Your card has expired.'),
  },
  4000000000000127: {
    text: 'Has a wrong CVC',
    does: decline('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  },
  4000000000000341: { text: 'Can be saved, but each charge is declined', does: DECLINED },
  4000000000000259: { text: 'Succeeds, then is disputed', does: { disputed: true } },
};

const UNKNOWN = decline('card_declined', 'test_mode_live_card', 'Your card was declined. Use a test card number.');

/** Returns the test card with this number. Spaces are ignored. A card with an unknown number is declined. */
export function testCard(given: string): TestCard {
  const number = given.replaceAll(/\s/g, '');
  const known = Object.hasOwn(TEST_NUMBERS, number) ? TEST_NUMBERS[number] : undefined;
  const brand = number.startsWith('5') ? 'mastercard' : 'visa';
  return { number, brand, last4: number.slice(-4), ...(known?.does ?? UNKNOWN) };
}
