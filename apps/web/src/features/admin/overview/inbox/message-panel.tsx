import type { ContactItem } from '@longreturn/contract/contact';
import { takeFocus } from '../../../../lib/form-fields.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { ListFailed } from '../../../../ui/blank.tsx';
import { FormPanel } from '../../form-panel.tsx';
import { MessageFields } from './message-fields.tsx';
import styles from './message-panel.module.css';
import { MessageStatus } from './message-status.tsx';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';

/** How often the message is read again while a reply is being sent. */
const POLL_MS = 5000;

interface MessagePanelProps {
  message: ContactItem;
  onClose: () => void;
}

/** An open message: all its fields, its status, earlier replies and the form for a reply. */
export function MessagePanel({ message, onClose }: MessagePanelProps) {
  const { data, isLoadingError, refetch } = trpc.admin.contact.get.useQuery(
    { id: message.id },
    { refetchInterval: ({ state }) => (state.data?.replies.some(({ sentAt }) => sentAt === null) ? POLL_MS : false) },
  );
  const shown = data ?? message;
  return (
    <FormPanel title={message.subject}>
      <div className={styles.panel} tabIndex={-1} ref={takeFocus}>
        <MessageFields message={shown} />
        <MessageStatus message={shown} />
        {isLoadingError ? <ListFailed what="replies" onRetry={() => void refetch()} /> : null}
        <Replies replies={data?.replies ?? []} />
        <ReplyForm message={shown} onClose={onClose} />
      </div>
    </FormPanel>
  );
}
