import { formatDuration } from '@longreturn/contract/format-time';
import type { MemberQuestion } from '@longreturn/contract/questions';
import text from '../../ui/text.module.css';
import { DeleteOwn } from './delete-own.tsx';
import styles from './question-item.module.css';
import { VoteButton } from './vote-button.tsx';

interface QuestionItemProps {
  question: MemberQuestion;
  onDeleted: (id: string) => void;
}

/** A question with its votes and, once it is answered, the link to the answer. */
export function QuestionItem({ question, onDeleted }: QuestionItemProps) {
  const { text: words, askedBy, isOwn, state, answer } = question;
  return (
    <li className={styles.item}>
      <VoteButton question={question} />
      <div className={styles.body}>
        <p className={styles.text}>{words}</p>
        <div className={styles.facts}>
          <p className={text.meta}>{isOwn ? 'Your question' : `Asked by ${askedBy}`}</p>
          {answer ? (
            <a href={`/episodes/${answer.episode.slug}?t=${answer.answerSec}`} className={styles.answer}>
              {answer.episode.title}, {formatDuration(answer.answerSec)}
            </a>
          ) : null}
          {isOwn && state === 'open' ? <DeleteOwn {...{ question, onDeleted }} /> : null}
        </div>
      </div>
    </li>
  );
}
