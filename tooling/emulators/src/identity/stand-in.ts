import type { Dialect } from './dialect.ts';
import type { Fault } from './fault.ts';
import type { Grants } from './grants.ts';
import type { Person } from './person.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Settings that a test can change at any time. */
export interface Switches {
  /** The fault of all following responses. */
  fault?: Fault | undefined;
  /** The ID of the person who signs in without the account chooser. With 'nobody' the sign-in is cancelled. */
  person?: string | undefined;
}

/** The state that the routes of a stand-in share. */
export interface StandIn {
  clientId: string;
  people: readonly Person[];
  dialect: Dialect;
  keys: SigningKeys;
  grants: Grants;
  switches: Switches;
}
