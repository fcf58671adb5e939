import { PAPER_CATEGORIES } from '@longreturn/site/research/paper';
import { classNames } from '../../ui/class-names.ts';
import { IconClose } from '../../ui/icons.tsx';
import { TagLink } from '../../ui/tag.tsx';
import styles from './category-badges.module.css';
import type { PaperFilter } from './paper-filter.ts';

/** The eight categories as filters that keep the words searched for; the chosen one leads back to all. */
export function CategoryBadges({ filter: { q, category } }: { filter: PaperFilter }) {
  return (
    <nav aria-label="Categories">
      <ul className={styles.badges}>
        {PAPER_CATEGORIES.map(({ slug, title }) => {
          const isChosen = slug === category;
          return (
            <li key={slug}>
              <TagLink
                to="/research"
                search={{ ...(q && { q }), ...(!isChosen && { category: slug }) }}
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(styles.badge, isChosen && styles.chosen)}
              >
                {title}
                {isChosen ? (
                  <>
                    <span className="visually-hidden">(chosen, show all)</span>
                    <IconClose />
                  </>
                ) : null}
              </TagLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
