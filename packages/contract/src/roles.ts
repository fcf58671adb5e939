/** Specification §3, from the least to the most. */
export const ROLES = ['visitor', 'subscriber', 'member', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];
