import { formatDuration } from '@longreturn/contract/format-time';
import type { MemberQuestion } from '@longreturn/contract/questions';
import text from '../../ui/text.module.css';
import { DeleteOwn } from './delete-own.tsx';
import styles from './question-item.module.css';
import { VoteButton } from './vote-button.tsx';

/** A question with its votes and, once it is answered, the link to the answer. */
export function QuestionItem({ question }: { question: MemberQuestion }) {
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
          {isOwn && state === 'open' ? <DeleteOwn question={question} /> : null}
        </div>
      </div>
    </li>
  );
}
