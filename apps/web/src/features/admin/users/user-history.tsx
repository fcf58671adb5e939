import { Drawer } from '@mantine/core';
import { readFailure } from '../../../lib/read-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Blank, ListFailed } from '../../../ui/blank.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconClose } from '../../../ui/icons.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import styles from './user-drawer.module.css';
import { UserSections } from './user-sections.tsx';

const FRESH_MS = 30_000;
/** The server's error codes for an ID that no user has. */
const UNKNOWN = new Set(['user.unknown', 'input.invalid']);

interface UserHistoryProps {
  userId: string;
  isOpen: boolean;
  onClose: () => Promise<void>;
}

/** The drawer's content: the user's name and history. Until they have loaded, the title is 'User'. */
export function UserHistory({ userId, isOpen, onClose }: UserHistoryProps) {
  // A closed drawer doesn't send the query, because its user may have been deleted.
  const query = trpc.admin.users.get.useQuery({ userId }, { enabled: isOpen, staleTime: FRESH_MS });
  const { data: user } = query;
  return (
    <>
      <Drawer.Header role="presentation" className={styles.header}>
        <Drawer.Title className={styles.title}>{user ? user.name || user.email : 'User'}</Drawer.Title>
        <IconButton label="Close" onClick={() => void onClose()} data-autofocus>
          <IconClose />
        </IconButton>
      </Drawer.Header>
      <Drawer.Body className={styles.body}>
        {user ? <UserSections user={user} onDeleted={onClose} /> : null}
        {query.isLoadingError ? <ReadFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isLoading ? <RowPlaceholders /> : null}
      </Drawer.Body>
    </>
  );
}

function ReadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (UNKNOWN.has(readFailure(error).code ?? '')) {
    return <Blank heading={3} title="User not found" text="This account may have been deleted." />;
  }
  return <ListFailed what="user" onRetry={onRetry} />;
}
