import type { ArticleCard } from '@longreturn/contract/content';
import type { Host } from '@longreturn/contract/site';

/** Finds who wrote the article, with the name as bylines give it: without the letters after it. */
export function articleHost({ host }: Pick<ArticleCard, 'host'>, hosts: readonly Host[]): Host | undefined {
  const found = hosts.find(({ slug }) => slug === host);
  return found && { ...found, name: found.name.replace(/,.*/, '') };
}
