import type { Switches } from '@longreturn/contract/site';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { getSite } from './get-site.ts';

/**
 * Throws feature.disabled if admins have switched the feature off. Call it outside a transaction, because it reads with
 * its own connection.
 */
export async function requireFeature(deps: Pick<Deps, 'siteContent'>, feature: keyof Switches): Promise<void> {
  if (!(await isEnabled(deps, feature))) throw new AppError('feature.disabled');
}

/** Returns whether the feature is switched on. */
export async function isEnabled(deps: Pick<Deps, 'siteContent'>, feature: keyof Switches): Promise<boolean> {
  const { switches } = await getSite(deps);
  return switches[feature];
}
