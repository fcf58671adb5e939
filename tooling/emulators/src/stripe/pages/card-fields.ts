import { escapeHtml } from '../../identity/page.ts';
import { TEST_NUMBERS } from '../billing/test-card.ts';

/** Renders the fields of a card, with the test numbers as suggestions. */
export function cardFields(): string {
  const numbers = Object.entries(TEST_NUMBERS).map(
    ([number, { text }]) => `<option value="${number}">${escapeHtml(text)}</option>`,
  );
  return `<label>Card number <input name="cardNumber" inputmode="numeric" autocomplete="off" list="numbers" value="4242 4242 4242 4242" required></label>
<datalist id="numbers">${numbers.join('')}</datalist>
<label>Expiration <input name="cardExpiry" autocomplete="off" value="12 / 34" required></label>
<label>CVC <input name="cardCvc" inputmode="numeric" autocomplete="off" value="123" required></label>`;
}
