/** The roles, from the fewest rights to the most (docs/product.md, Roles). */
export const ROLES = ['visitor', 'subscriber', 'member', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that an account has by itself. Member is none of them: an entitlement makes an account a member. */
export const BASE_ROLES = ['visitor', 'subscriber', 'editor', 'admin'] as const satisfies readonly Role[];
export type BaseRole = (typeof BASE_ROLES)[number];
