import type { ContactDetail } from '@longreturn/contract/contact';
import { Moment } from '../../moment.tsx';
import styles from './replies.module.css';

/** The earlier replies, oldest first. */
export function Replies({ replies }: Pick<ContactDetail, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <ul className={styles.replies} aria-label="Replies">
      {replies.map(({ id, text, author, createdAt, sentAt }) => (
        <li key={id} className={styles.reply}>
          <p className={styles.head}>
            <b>{author ? author.name || 'An admin' : 'A former admin'}</b>
            <Moment iso={sentAt ?? createdAt} />
            {sentAt === null ? <span>Waiting to be sent</span> : null}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
