import type { ArticleCard } from '@longreturn/contract/content';
import { GoLink } from '../../ui/go-link.tsx';
import { IconLock } from '../../ui/icons.tsx';

interface ReadArticleProps {
  article: Pick<ArticleCard, 'title' | 'slug' | 'isLocked'>;
  className?: string | undefined;
}

/** The link at the end of an article's card. It has a lock if the reader has no access to the article. */
export function ReadArticle({ article: { title, slug, isLocked }, className }: ReadArticleProps) {
  return (
    <GoLink
      to="/articles/$slug"
      params={{ slug }}
      icon={isLocked ? <IconLock /> : undefined}
      className={className}
      aria-label={`Read Article: ${title}`}
    >
      Read Article
    </GoLink>
  );
}
