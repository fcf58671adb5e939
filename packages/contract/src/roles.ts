/** The roles, from the fewest rights to the most (docs/product.md, Roles). */
export const ROLES = ['visitor', 'subscriber', 'member', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];
