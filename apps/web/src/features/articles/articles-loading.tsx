import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { type ArticleFilter, hasLead } from './article-filter.ts';
import lead from './article-lead.module.css';
import styles from './articles-loading.module.css';

const CARD_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Placeholders for the lead and the cards while the list loads. */
export function ArticlesLoading({ filter }: { filter: ArticleFilter }) {
  return (
    <>
      <LoadingNote text="Loading articles..." />
      {hasLead(filter) ? <LeadSkeleton /> : null}
      <div className={layout.cards}>
        {CARD_KEYS.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="line" width="46%" />
            <Skeleton shape="title" width="88%" />
            <div className={styles.text}>
              <Skeleton shape="line" />
              <Skeleton shape="line" width="94%" />
              <Skeleton shape="line" width="60%" />
            </div>
            <Skeleton shape="line" width="52%" />
            <Skeleton shape="line" width="108px" className={styles.read} />
          </div>
        ))}
      </div>
    </>
  );
}

function LeadSkeleton() {
  return (
    <div className={classNames(layout.grid, lead.lead, styles.lead)}>
      <div className={lead.text}>
        <Skeleton shape="line" width="180px" />
        <Skeleton shape="title" width="82%" className={styles.title} />
        <Skeleton shape="title" width="54%" className={styles.title} />
        <Skeleton shape="line" width="92%" />
        <Skeleton shape="line" width="86%" />
        <Skeleton shape="line" width="240px" />
        <Skeleton shape="line" width="108px" className={styles.read} />
      </div>
      <div className={lead.figure}>
        <Skeleton shape="line" className={styles.plot} />
      </div>
    </div>
  );
}
