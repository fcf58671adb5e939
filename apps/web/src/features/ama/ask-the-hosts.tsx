import type { QuestionSummary } from '@longreturn/contract/questions';
import { useId } from 'react';
import { formatCount } from '../../lib/format-count.ts';
import { trpc } from '../../lib/trpc.ts';
import { ListFailed } from '../../ui/blank.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Paywall } from '../../ui/paywall.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import styles from './ask-the-hosts.module.css';
import { MEMBER_QUESTIONS } from './member-questions-code.ts';

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

/** Says what 'Ask the hosts' is, and how to join, renew or sign in. */
function Invitation({ openCount }: { openCount: number }) {
  const open =
    openCount > 0 ? ` ${formatCount(openCount, 'question')} ${openCount === 1 ? 'is' : 'are'} open now.` : '';
  return (
    <div className={styles.invitation}>
      <Paywall
        note="Questions are for members"
        title="Ask your own questions and vote for other members’ questions"
        text={`The hosts answer the questions with the most votes in AMA episodes.${open}`}
        path="/episodes?ama=1"
        heading="h3"
      />
    </div>
  );
}
