import type { Actor } from '@longreturn/core/actor';
import type { Deps } from '@longreturn/core/deps';

/** What every procedure is called with: the site's services, who asks, and the request's id for the answer to a 5xx. */
export interface Context {
  deps: Deps;
  actor: Actor;
  requestId?: string;
}
