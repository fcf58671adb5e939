import type { IdentityProviderName } from '@longreturn/contract/account';
import type { PressKitSizes } from '@longreturn/contract/content';
import type { Client } from '@longreturn/core/account/client';
import type { CurrentSession, IssuedSession } from '@longreturn/core/account/signed-in';
import type { Actor } from '@longreturn/core/actor';
import type { Deps } from '@longreturn/core/deps';

/** Where the secret of a session stays between requests: the reader's cookie. */
export interface SessionKeeper {
  keep(session: IssuedSession): void;
  forget(): void;
}

/** Returns the value stored under the key, else the result of `read`, which it stores. */
export type Remember = <Value extends object>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** What every procedure is called with: the site's services, who asks, and the request's id for the answer to a 5xx. */
export interface Context {
  deps: Deps;
  actor: Actor;
  /** The session of a signed-in actor. */
  session: CurrentSession | undefined;
  client: Client;
  keeper: SessionKeeper;
  /** The providers that the site can sign in with. */
  identityProviders: readonly IdentityProviderName[];
  /** The files that the press may take. */
  pressKit: { sizes(): Promise<PressKitSizes> };
  requestId?: string;
  /** Where answers about public content are stored for later calls by readers of the same rights; absent, each is computed. */
  remember?: Remember;
}
