import layout from '../../ui/layout.module.css';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import styles from './article-skeletons.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The loading state of the article list. */
export function ArticleSkeletons() {
  return (
    <>
      <LoadingNote text="Loading articles..." />
      <div className={layout.cards}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="line" width="46%" />
            <Skeleton shape="title" width="88%" />
            <div className={styles.text}>
              <Skeleton shape="line" />
              <Skeleton shape="line" width="94%" />
              <Skeleton shape="line" width="60%" />
            </div>
            <Skeleton shape="line" width="132px" className={styles.button} />
          </div>
        ))}
      </div>
    </>
  );
}
