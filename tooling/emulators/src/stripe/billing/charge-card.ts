import { newDispute } from '../objects/dispute.ts';
import { type Charge, newCharge, type PaymentIntent } from '../objects/payment.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { testCard } from './test-card.ts';

/** Charges a payment intent. Returns the charge, which has failed if the card is declined. */
export function chargeCard(account: StripeAccount, intent: PaymentIntent, paymentMethod: string): Charge {
  const card = account.cards.get(paymentMethod) ?? testCard('');
  const charge = newCharge({ card, created: account.now(), intent, origin: account.origin, paymentMethod });
  account.add('charge', charge);
  intent.latest_charge = charge.id;
  if (card.decline) {
    intent.last_payment_error = { ...card.decline, charge: charge.id, type: 'card_error' };
    account.emit('charge.failed', charge);
    account.emit('payment_intent.payment_failed', intent);
    return charge;
  }
  const paid = { amount_received: intent.amount, payment_method: paymentMethod, last_payment_error: null };
  Object.assign(intent, { ...paid, status: 'succeeded' });
  account.emit('charge.succeeded', charge);
  account.emit('payment_intent.succeeded', intent);
  if (card.disputed) dispute(account, charge.id);
  return charge;
}

/** Lets the bank dispute a charge. */
export function dispute(account: StripeAccount, chargeId: string, reason = 'fraudulent') {
  const charge = account.get('charge', chargeId);
  charge.disputed = true;
  const dispute = account.add('dispute', newDispute(charge, reason, account.now()));
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}
