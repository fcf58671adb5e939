import type { ArticleCard } from '@longreturn/contract/content';
import type { Host } from '@longreturn/contract/site';

/** Returns the host who wrote the article, with the name for a byline: without the letters after it. */
export function articleHost({ host }: Pick<ArticleCard, 'host'>, hosts: readonly Host[]): Host | undefined {
  const found = hosts.find(({ slug }) => slug === host);
  return found && { ...found, name: found.name.replace(/,.*/, '') };
}
