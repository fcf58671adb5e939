import { type FetchedArticle, fetchArticleInput } from '@longreturn/contract/fetched-article';
import { MESSAGES } from '@longreturn/contract/messages';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { confirm } from '../../modals/confirm.tsx';
import { showToast } from '../../toasts/show-toast.ts';
import { useAdminChange } from '../use-admin-change.ts';
import styles from './fetch-field.module.css';

interface FetchFieldProps {
  /** Whether the form has text that the fetched text would replace. */
  hasText: boolean;
  onFetched: (fetched: FetchedArticle) => void;
}

const REPLACE = {
  title: 'Replace your text?',
  text: 'The title, excerpt and content in the form will be replaced by those of the page.',
  confirm: 'Replace text',
  cancel: 'Keep my text',
};

/** Fills in the form with the content of another site's page. The URL field isn't submitted with the form. */
export function FetchField({ hasText, onFetched }: FetchFieldProps) {
  const [url, setUrl] = useState('');
  const [isRefused, setRefused] = useState(false);
  const callbacks = useAdminChange({ done: 'Content fetched', failed: MESSAGES.fetchArticle });
  const fetching = trpc.admin.fetchArticleContent.useMutation(callbacks);
  const fetchPage = async () => {
    const parsed = fetchArticleInput.safeParse({ url });
    setRefused(!parsed.success);
    if (!parsed.success) showToast({ title: 'Error', message: MESSAGES.fetchArticle, tone: 'bad' });
    if (!parsed.success || (hasText && !(await confirm(REPLACE)))) return;
    fetching.mutate(parsed.data, { onSuccess: onFetched, onError: () => setRefused(true) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter would submit the form
    if (!fetching.isPending) void fetchPage();
  };
  return (
    <div className={styles.row}>
      <TextInput
        label="Start from a URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        error={isRefused ? 'This page can’t be read' : undefined}
        aria-invalid={isRefused || undefined}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <ActionButton
        label="Fetch content"
        busyLabel="Fetching..."
        busy={fetching.isPending}
        onClick={() => void fetchPage()}
      />
    </div>
  );
}
