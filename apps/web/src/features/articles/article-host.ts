import type { ArticleCard } from '@longreturn/contract/content';
import { findHost, type Host } from '@longreturn/site/hosts';

/** Returns the author's name for a byline, without the letters after the name. */
export function articleHost({
  host,
}: Pick<ArticleCard, 'host'>): Pick<Host, 'name' | 'title' | 'portrait'> | undefined {
  const found = findHost(host);
  return found && { ...found, name: found.name.replace(/,.*/, '') };
}
