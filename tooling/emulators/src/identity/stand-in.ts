import type { Dialect } from './dialect.ts';
import type { Fault } from './fault.ts';
import type { Grants } from './grants.ts';
import type { Person } from './person.ts';
import type { SigningKeys } from './signing-keys.ts';

/** What a test may turn at any time. */
export interface Switches {
  /** What goes wrong from now on. */
  fault?: Fault | undefined;
  /** The id of who signs in without being asked; 'nobody' cancels. */
  person?: string | undefined;
}

/** What the routes of a stand-in share. */
export interface StandIn {
  clientId: string;
  people: readonly Person[];
  dialect: Dialect;
  keys: SigningKeys;
  grants: Grants;
  switches: Switches;
}
