import type { Role } from '@longreturn/contract/roles';

/** Who makes a request: an anonymous visitor, a signed-in user, or the site itself (startup, jobs). */
export type Actor = { is: 'anonymous' } | { is: 'user'; id: string; role: Role } | { is: 'system' };

export const ANONYMOUS: Actor = { is: 'anonymous' };
export const SYSTEM: Actor = { is: 'system' };
