import type { Host } from '@longreturn/contract/site';

/** Returns a host's name as in a byline: without the letters after it, such as 'MD'. */
export function bylineName({ name }: Pick<Host, 'name'>): string {
  return name.replace(/,.*/, '');
}
