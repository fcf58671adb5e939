/** Specification §3. */
export const ROLES = ['visitor', 'subscriber', 'member', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks: nobody known, a signed-in person, or the site itself (first start, jobs). */
export type Actor = { is: 'anonymous' } | { is: 'user'; id: string; role: Role } | { is: 'system' };

export const ANONYMOUS: Actor = { is: 'anonymous' };
export const SYSTEM: Actor = { is: 'system' };
