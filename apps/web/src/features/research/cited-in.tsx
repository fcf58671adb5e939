import type { PaperCitations } from '@longreturn/contract/sources';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';
import styles from './cited-in.module.css';

/** The newest articles and episodes that cite a paper. Renders nothing if there are none or they can't be read. */
export function CitedIn({ slug }: { slug: string }) {
  const { data } = trpc.content.citations.useQuery(undefined, { retryOnMount: false });
  const citations = data?.find((paper) => paper.slug === slug);
  if (!citations) return null;
  const more = citations.total - citations.items.length;
  return (
    <p className={styles.cited}>
      Cited in{' '}
      {citations.items.map((item, index) => (
        <span key={`${item.kind} ${item.slug}`}>
          {index > 0 ? ', ' : null}
          <ItemLink item={item} />
        </span>
      ))}
      {more > 0 ? ` and ${more} more` : null}
    </p>
  );
}

function ItemLink({ item: { kind, title, slug } }: { item: PaperCitations['items'][number] }) {
  return (
    <Link to={kind === 'article' ? '/articles/$slug' : '/episodes/$slug'} params={{ slug }} className={styles.link}>
      {title}
    </Link>
  );
}
