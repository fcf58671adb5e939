import { randomUUID } from 'node:crypto';
import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';

/** Creates a signed-in actor with the role. */
export function actorWithRole(role: Role): Actor {
  return { is: 'user', id: randomUUID(), role };
}
