/** The roles, from the fewest rights to the most (docs/product.md, Roles). */
export const ROLES = ['visitor', 'subscriber', 'member', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that an account has by itself. Member is none of them: an entitlement makes an account a member. */
export const BASE_ROLES = ['visitor', 'subscriber', 'editor', 'admin'] as const satisfies readonly Role[];
export type BaseRole = (typeof BASE_ROLES)[number];

/** Where an entitlement comes from: a payment provider, or an admin ('comp') or another reader ('gift') who gave it. */
export const ENTITLEMENT_SOURCES = ['stripe', 'paypal', 'comp', 'gift'] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/** The stored state of an entitlement. It has expired once its paid period is over, whatever its state. */
export const ENTITLEMENT_STATES = ['active', 'past_due', 'cancelling', 'ended'] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];
