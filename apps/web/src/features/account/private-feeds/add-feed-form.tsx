import { createFeedInput } from '@longreturn/contract/private-feeds';
import { Button, TextInput } from '@mantine/core';
import { takeFocus } from '../../../lib/form-fields.ts';
import { trpc } from '../../../lib/trpc.ts';
import { fillInputs, useSchemaForm } from '../../../lib/use-schema-form.ts';
import { SubmitAction } from '../../../ui/action-button.tsx';
import { failureToast } from '../../toasts/show-toast.ts';
import type { NewUrl } from './new-url-panel.tsx';
import styles from './private-feeds.module.css';

const SUGGESTIONS = ['Phone', 'Tablet', 'Car'];

interface AddFeedFormProps {
  /** Whether the form replaces the panel that had the focus. */
  takesFocus: boolean;
  onCreated: (feed: NewUrl) => void;
}

/** Adds a private feed for a device or app. */
export function AddFeedForm({ takesFocus, onCreated }: AddFeedFormProps) {
  const { own } = trpc.useUtils().membership.feeds;
  const create = trpc.membership.feeds.create.useMutation({ onError: failureToast('Feed not added') });
  const { form, formProps, busy } = useSchemaForm({
    schema: createFeedInput,
    initialValues: { name: '' },
    send: async ({ name }) => {
      const { id, url } = await create.mutateAsync({ name });
      await own.invalidate();
      onCreated({ id, name, url });
    },
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Add a device or app">
      <TextInput
        label="Add a device or app"
        description="The name is for you, so that you recognise the feed later."
        autoComplete="off"
        {...(takesFocus && { ref: takeFocus })}
        {...form.getInputProps('name')}
      />
      <div className={styles.suggestions}>
        {SUGGESTIONS.map((name) => (
          <Button key={name} size="sm" onClick={() => fillInputs(form, { name })}>
            {name}
          </Button>
        ))}
      </div>
      <div>
        <SubmitAction label="Create feed" busyLabel="Creating..." busy={busy} />
      </div>
    </form>
  );
}
