/** A column without personal data. */
const INTERNAL = '';
const ACCOUNT = 'Account, profile, picture, link to Google or Apple';
const SAVED = 'Who saved an article, a file or a setting';
const PAYMENTS = 'Payment records';
const REFERENCES = 'the reference numbers they use for you and your subscription';

/** The phrases of the privacy policy about each column of the payment tables, for privacy-policy.test.ts. */
export const PAYMENT_COVERAGE = {
  entitlementChanges: {
    kept: ACCOUNT,
    columns: {
      id: INTERNAL,
      entitlementId: INTERNAL,
      event: 'what was paid or refunded, when',
      at: 'what was paid or refunded, when',
      accessUntil: 'when your access ends',
    },
  },
  subscriptions: {
    kept: PAYMENTS,
    columns: {
      id: INTERNAL,
      provider: 'whether you pay through Stripe or PayPal',
      providerId: REFERENCES,
      userId: 'Once the account is deleted, they no longer contain your name',
      customerId: REFERENCES,
      plan: 'your plan',
      state: 'the status of your membership',
      startedAt: 'when your access starts and ends',
      paidThrough: 'when your access ends',
      endedAt: 'when your access ends',
      endedBecause: 'the status of your membership',
      firstChargeAt: 'what was paid or refunded, when',
      lastChargeId: REFERENCES,
      lastChargeAt: 'what was paid or refunded, when',
      lastChargeCents: 'what was paid or refunded, when',
      cancelDue: INTERNAL,
      refundDue: INTERNAL,
      announcedRenewal: INTERNAL,
      version: INTERNAL,
      createdAt: INTERNAL,
      updatedAt: INTERNAL,
    },
  },
  paymentCustomers: {
    kept: PAYMENTS,
    columns: { provider: INTERNAL, customerId: REFERENCES, userId: INTERNAL, createdAt: INTERNAL },
  },
  paymentEvents: {
    kept: PAYMENTS,
    columns: {
      id: INTERNAL,
      provider: INTERNAL,
      eventId: INTERNAL,
      type: 'Both companies notify our server when the status of a payment changes',
      about: REFERENCES,
      outcome: INTERNAL,
      attempts: INTERNAL,
      error: INTERNAL,
      happenedAt: INTERNAL,
      receivedAt: INTERNAL,
      handledAt: INTERNAL,
    },
  },
  reconciliations: {
    kept: PAYMENTS,
    columns: {
      id: INTERNAL,
      provider: INTERNAL,
      startedAt: INTERNAL,
      finishedAt: INTERNAL,
      checked: INTERNAL,
      failed: INTERNAL,
      findings: REFERENCES,
    },
  },
  gifts: {
    kept: PAYMENTS,
    columns: {
      id: INTERNAL,
      buyerId: 'we store who bought it and who redeemed it',
      plan: INTERNAL,
      priceCents: 'what was paid or refunded, when',
      reference: REFERENCES,
      chargeId: REFERENCES,
      paidAt: 'what was paid or refunded, when',
      revokedAt: 'what was paid or refunded, when',
      redeemedBy: 'we store who bought it and who redeemed it',
      redeemedAt: 'we store who bought it and who redeemed it',
      entitlementId: INTERNAL,
      createdAt: INTERNAL,
      updatedAt: INTERNAL,
    },
  },
  groupCodes: {
    kept: SAVED,
    columns: {
      id: INTERNAL,
      code: INTERNAL,
      name: INTERNAL,
      seats: INTERNAL,
      paidThrough: INTERNAL,
      createdBy: 'each changed setting of the site records the editor or admin who saved it',
      createdAt: INTERNAL,
      endedAt: INTERNAL,
    },
  },
};
