import type { IdentityProviderName } from '@longreturn/contract/account';
import type { PressKitSizes } from '@longreturn/contract/content';
import type { ProviderStatus } from '@longreturn/contract/settings';
import type { CurrentSession, IssuedSession } from '@longreturn/core/account/signed-in';
import type { Actor, Client } from '@longreturn/core/actor';
import type { Deps } from '@longreturn/core/deps';
import type { Mailer } from '@longreturn/core/ports';

/** Stores the secret of a session in the browser's cookie (`keep`) or deletes the cookie (`forget`). */
export interface SessionKeeper {
  keep(session: IssuedSession): void;
  forget(): void;
}

/** Returns the value stored under the key, or calls `read` and stores its result. */
export type Remember = <Value extends object>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** The context of a procedure call. */
export interface Context {
  deps: Deps;
  actor: Actor;
  /** The session of a signed-in actor. */
  session: CurrentSession | undefined;
  client: Client;
  keeper: SessionKeeper;
  /** The sign-in providers that are configured. */
  identityProviders: readonly IdentityProviderName[];
  /** Which outside services are configured. */
  providerStatus: readonly ProviderStatus[];
  /** Sends an email at once, without the job queue. */
  mailer: Mailer;
  /** Returns the sizes of the press kit's files, or null while the files are being created. */
  pressKit: { sizes(): Promise<PressKitSizes | null> };
  /** The request ID for the body of a 5xx response. */
  requestId?: string;
  /** Caches results of public content for readers of the same kind. Without it nothing is cached. */
  remember?: Remember;
}
