import { FEATURE_NOTES, MEMBERSHIP_PAGE } from '@longreturn/site/membership-page';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../lib/format-count.ts';
import { trpc } from '../../lib/trpc.ts';
import { IconCheck } from '../../ui/icons.tsx';
import { Day, MetaRow } from '../../ui/meta-row.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './member-benefits.module.css';
import { NEWEST } from './read-membership.ts';

const { free } = MEMBERSHIP_PAGE;

/** A table that compares free access with membership, followed by the newest items for members. */
export function MemberBenefits({ features }: { features: readonly string[] }) {
  return (
    <Section title="What members get" head="beside">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Feature</span>
            </th>
            <th scope="col">Free</th>
            <th scope="col">Member</th>
          </tr>
        </thead>
        <tbody>
          <Row title={free.title} note={free.text} isFree />
          {features.map((feature) => (
            <Row key={feature} title={feature} note={FEATURE_NOTES[feature]} />
          ))}
        </tbody>
      </table>
      <NewestItems />
    </Section>
  );
}

function Row({ title, note, isFree = false }: { title: string; note: string | undefined; isFree?: boolean }) {
  return (
    <tr>
      <th scope="row">
        <b>{title}</b>
        {note === undefined ? null : <span>{note}</span>}
      </th>
      <td>
        {isFree ? <Included /> : <span className="visually-hidden">Not included</span>}
        {isFree ? null : <span aria-hidden="true">–</span>}
      </td>
      <td>
        <Included />
      </td>
    </tr>
  );
}

function Included() {
  return (
    <>
      <IconCheck />
      <span className="visually-hidden">Included</span>
    </>
  );
}

/** The newest premium episodes and articles, and the total number of each. */
function NewestItems() {
  const [episodes] = trpc.content.episodes.list.useSuspenseQuery(NEWEST);
  const [articles] = trpc.content.articles.cards.useSuspenseQuery(NEWEST);
  if (episodes.total + articles.total === 0) return null;
  return (
    <div className={styles.newest}>
      <h3>New for members</h3>
      <ul>
        {episodes.items.map(({ slug, title, publishedAt }) => (
          <li key={slug}>
            <MetaRow>
              <span>Episode</span>
              <Day at={publishedAt} />
            </MetaRow>
            <Link to="/episodes/$slug" params={{ slug }} className={text.titleLink}>
              {title}
            </Link>
          </li>
        ))}
        {articles.items.map(({ slug, title, publishedAt }) => (
          <li key={slug}>
            <MetaRow>
              <span>Article</span>
              <Day at={publishedAt} />
            </MetaRow>
            <Link to="/articles/$slug" params={{ slug }} className={text.titleLink}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className={text.meta}>
        {formatCount(episodes.total, 'premium episode')} and {formatCount(articles.total, 'premium article')} so far.
      </p>
    </div>
  );
}
