import type { Actor } from '@longreturn/core/actor';
import type { Deps } from '@longreturn/core/deps';

/** What every procedure is called with: the site's services and who asks. */
export interface Context {
  deps: Deps;
  actor: Actor;
}
