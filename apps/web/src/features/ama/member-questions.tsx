import type { MemberQuestion, Question, ShownQuestionState } from '@longreturn/contract/questions';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Blank, ListFailed } from '../../ui/blank.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './member-questions.module.css';
import { QuestionItem } from './question-item.tsx';
import { questionsQuery } from './questions-query.ts';
import { withAsked } from './with-asked.ts';

const STATES: Record<ShownQuestionState, { title: string; empty: string }> = {
  open: { title: 'Open', empty: 'No open questions. Ask the first one.' },
  picked: { title: 'Picked', empty: 'No questions have been picked yet.' },
  answered: { title: 'Answered', empty: 'No questions have been answered yet.' },
};
const NAMES = Object.keys(STATES) as ShownQuestionState[]; // the keys of the object above

interface MemberQuestionsProps {
  /** The open questions that the server rendered, without this member's votes. */
  first: { items: Question[]; total: number };
}

/** The form for a question, and the questions in one state with their votes. */
export function MemberQuestions({ first }: MemberQuestionsProps) {
  const [state, setState] = useState<ShownQuestionState>('open');
  const [asked, setAsked] = useState<MemberQuestion>();
  const showAsked = (question: MemberQuestion) => {
    setState('open');
    setAsked(question);
  };
  const forget = (id: string) => setAsked((question) => (question?.id === id ? undefined : question));
  return (
    <ThemeProvider>
      <div className={styles.columns}>
        <AskForm onAsked={showAsked} />
        <div className={styles.list}>
          <fieldset className={styles.states}>
            <legend className="visually-hidden">Questions</legend>
            {NAMES.map((name) => (
              <Button
                key={name}
                size="sm"
                variant={name === state ? 'line' : 'quiet'}
                aria-pressed={name === state}
                onClick={() => setState(name)}
              >
                {STATES[name].title}
              </Button>
            ))}
          </fieldset>
          <QuestionList key={state} state={state} {...(state === 'open' && { first, asked })} onDeleted={forget} />
        </div>
      </div>
    </ThemeProvider>
  );
}

interface QuestionListProps {
  state: ShownQuestionState;
  first?: MemberQuestionsProps['first'] | undefined;
  /** The question that the member asked on this page. */
  asked?: MemberQuestion | undefined;
  onDeleted: (id: string) => void;
}

/** The questions in this state. Until the member's votes have loaded, shows the questions that the server rendered. */
function QuestionList({ state, first, asked, onDeleted }: QuestionListProps) {
  const { input, options } = questionsQuery(state);
  const query = trpc.content.ama.questions.useInfiniteQuery(input, { ...options, staleTime: 0 });
  const others = useCachedQuestions(NAMES.filter((name) => name !== state));
  const read = query.data?.pages.flatMap((page) => page.items) ?? first?.items.map(withoutOwnVote);
  if (query.isLoadingError) return <ListFailed what="questions" onRetry={() => void query.refetch()} />;
  if (!read) return <LoadingNote text="Loading questions..." />;
  const items = withAsked(read, asked, others);
  if (items.length === 0) return <Blank heading={3} title={STATES[state].empty} />;
  return (
    <>
      <ol className={styles.questions}>
        {items.map((question) => (
          <QuestionItem key={question.id} {...{ question, onDeleted }} />
        ))}
      </ol>
      {query.hasNextPage ? <MoreButton query={query} /> : null}
    </>
  );
}

/** Returns the cached questions in these states. */
function useCachedQuestions(states: readonly ShownQuestionState[]): MemberQuestion[] {
  const { questions } = trpc.useUtils().content.ama;
  const pages = states.flatMap((state) => questions.getInfiniteData(questionsQuery(state).input)?.pages ?? []);
  return pages.flatMap((page) => page.items);
}

const withoutOwnVote = (question: Question) => ({ ...question, isOwn: false, hasVoted: false });

interface MoreButtonProps {
  query: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => Promise<unknown> };
}

function MoreButton({
  query: { isFetchingNextPage, isFetchNextPageError, fetchNextPage },
}: MoreButtonProps): ReactNode {
  return (
    <div className={styles.more}>
      {isFetchNextPageError ? (
        <p className={styles.failed} role="alert">
          Failed to fetch questions
        </p>
      ) : null}
      <Button
        size="sm"
        aria-busy={isFetchingNextPage || undefined}
        onClick={() => (isFetchingNextPage ? undefined : void fetchNextPage())}
      >
        {isFetchNextPageError ? 'Try again' : 'Load more questions'}
      </Button>
    </div>
  );
}
