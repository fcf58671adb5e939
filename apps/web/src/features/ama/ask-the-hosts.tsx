import type { QuestionSummary } from '@longreturn/contract/questions';
import { useId } from 'react';
import { useReader } from '../../lib/auth-provider.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { LockNote } from '../../ui/access-note.tsx';
import { ListFailed } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import styles from './ask-the-hosts.module.css';
import { MEMBER_QUESTIONS } from './member-questions-code.ts';

const LOGIN = `/login${stringifySearch({ next: '/episodes?ama=1' })}`;

/** Members ask the hosts questions here and vote. Other readers see how many questions are open, and how to join. */
export function AskTheHosts() {
  const id = useId();
  const { data, isError, refetch } = trpc.content.ama.summary.useQuery(undefined, { retryOnMount: false });
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>Ask the hosts</h2>
        {data ? <p className={text.meta}>{formatCount(data.openCount, 'open question')}</p> : null}
      </div>
      {isError ? <ListFailed what="questions" onRetry={() => void refetch()} /> : null}
      {data ? <Content summary={data} /> : null}
      {data || isError ? null : <LoadingNote text="Loading questions..." />}
    </section>
  );
}

function Content({ summary: { openCount, questions } }: { summary: QuestionSummary }) {
  if (questions === null) return <Invitation openCount={openCount} />;
  return (
    <LazyPart code={MEMBER_QUESTIONS} what="the questions" placeholder={<LoadingNote text="Loading questions..." />}>
      {(MemberQuestions) => <MemberQuestions first={{ items: questions, total: openCount }} />}
    </LazyPart>
  );
}

/** Explains the questions, and how to join, renew or log in. */
function Invitation({ openCount }: { openCount: number }) {
  const reader = useReader();
  const hasLapsed = reader?.subscriptionStatus === 'ended';
  return (
    <div className={styles.invitation}>
      <LockNote>Questions are for members</LockNote>
      <p className={text.description}>
        Members send the hosts their questions and vote for each other’s questions. The hosts answer the ones with the
        most votes in AMA episodes.
        {openCount > 0 ? ` ${formatCount(openCount, 'question')} ${openCount === 1 ? 'is' : 'are'} open now.` : ''}
      </p>
      <div className={styles.row}>
        <ButtonLink to="/membership" variant="primary">
          {hasLapsed ? 'Renew membership' : 'Become a member'}
        </ButtonLink>
        {reader ? null : (
          <p className={text.meta}>
            Already a member? <a href={LOGIN}>Login</a>
          </p>
        )}
      </div>
    </div>
  );
}
