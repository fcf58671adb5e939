import { LIMITS } from '@longreturn/contract/limits';
import { Lucia, TimeSpan } from 'lucia';
import type { Deps } from '../deps.ts';
import { createSessionStore, type OwnerAttributes, type SessionAttributes } from './session-store.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, OwnerAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: OwnerAttributes;
  }
}

/** Lucia on this database or transaction, sessions living for thirty sliding days; `toSite` turns its times into the site's. */
export function openLucia({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const aheadMs = clock.now().getTime() - Date.now();
  const lucia = new Lucia<SessionAttributes, OwnerAttributes>(createSessionStore({ db, clock }, aheadMs), {
    sessionExpiresIn: new TimeSpan(LIMITS.sessionDays, 'd'),
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
  return { lucia, toSite: (time: Date) => new Date(time.getTime() + aheadMs) };
}
