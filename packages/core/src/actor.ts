import type { Role } from '@longreturn/contract/roles';

/** Who asks: nobody known, a signed-in person, or the site itself (first start, jobs). */
export type Actor = { is: 'anonymous' } | { is: 'user'; id: string; role: Role } | { is: 'system' };

export const ANONYMOUS: Actor = { is: 'anonymous' };
export const SYSTEM: Actor = { is: 'system' };
