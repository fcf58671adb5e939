/** The roles, from the fewest rights to the most (docs/product.md, Roles). */
export const ROLES = ['visitor', 'subscriber', 'member', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that are stored with an account. 'member' isn't stored: an entitlement makes an account a member. */
export const BASE_ROLES = ['visitor', 'subscriber', 'editor', 'admin'] as const satisfies readonly Role[];
export type BaseRole = (typeof BASE_ROLES)[number];

/** The source of an entitlement: a payment provider, an admin ('comp') or another reader ('gift'). */
export const ENTITLEMENT_SOURCES = ['stripe', 'paypal', 'comp', 'gift'] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/**
 * The stored state of an entitlement. Even if the state isn't 'ended', an entitlement expires once its paid period and
 * any grace period are over.
 */
export const ENTITLEMENT_STATES = ['active', 'past_due', 'cancelling', 'ended'] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];
