import type { Cover } from '@longreturn/contract/cover';
import { classNames } from '../../ui/class-names.ts';
import { LibraryImage } from '../../ui/library-image.tsx';
import styles from './article-cover.module.css';

interface ArticleCoverProps {
  cover: Cover;
  sizes: string;
  /** Whether this is the first picture of a page. */
  priority?: boolean;
  className?: string | undefined;
}

/** An article's cover from the media library, in the ratio 3:2. */
export function ArticleCover({ cover, sizes, priority, className }: ArticleCoverProps) {
  return (
    <span className={classNames(styles.cover, className)}>
      <LibraryImage image={cover} alt={cover.alt} sizes={sizes} priority={priority} />
    </span>
  );
}
