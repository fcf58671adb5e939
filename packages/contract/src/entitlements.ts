/** Where an entitlement comes from: a payment provider, or an admin ('comp') or another reader ('gift') who gave it. */
export const ENTITLEMENT_SOURCES = ['stripe', 'paypal', 'comp', 'gift'] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/** How an entitlement stands. One whose paid period is over has lapsed, whatever is written here. */
export const ENTITLEMENT_STATES = ['active', 'past_due', 'cancelling', 'ended'] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];
