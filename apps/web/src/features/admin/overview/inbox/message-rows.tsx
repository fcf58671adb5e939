import type { ContactItem } from '@longreturn/contract/contact';
import { takeFocus } from '../../../../lib/form-fields.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { Moment } from '../../moment.tsx';
import { STATUS_NAMES } from './inbox-filter.ts';
import styles from './message-rows.module.css';

interface MessageRowsProps {
  messages: readonly ContactItem[];
  landing: ContactItem | undefined;
  /** Called with the message to open and the clicked button. */
  onOpen: (message: ContactItem, button: HTMLElement) => void;
}

/** A row for each message. Its subject is a button that opens the message. */
export function MessageRows({ messages, landing, onOpen }: MessageRowsProps) {
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={styles.message}
          {...(message.id === landing?.id && { tabIndex: -1, ref: takeFocus })}
        >
          <button
            type="button"
            className={styles.subject}
            onClick={({ currentTarget }) => onOpen(message, currentTarget)}
          >
            {message.subject}
          </button>
          <div className={styles.when}>
            <Moment iso={message.createdAt} />
          </div>
          <p className={styles.from}>
            {message.name}, {message.email}
          </p>
          {message.status === 'new' ? null : <Tag tone="plain">{STATUS_NAMES[message.status]}</Tag>}
        </li>
      ))}
    </ul>
  );
}
