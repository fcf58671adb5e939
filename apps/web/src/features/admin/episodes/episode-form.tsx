import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { takeFocus } from '../../../lib/form-fields.ts';
import type { Failure } from '../../../lib/read-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { SubmitAction } from '../../../ui/action-button.tsx';
import { formReasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './episode-form.module.css';
import { episodeChanges, episodeForm, episodeValues, newEpisode } from './episode-form-schema.ts';
import { TopicChoice } from './topic-choice.tsx';

interface EpisodeFormProps {
  /** The episode to edit; undefined for a new one. */
  episode: AdminEpisode | undefined;
  onSaved: (episode: AdminEpisode) => void;
  onCancel: () => void;
}

/** The fields of an episode. */
export function EpisodeForm({ episode, onSaved, onCancel }: EpisodeFormProps) {
  const [topics, setTopics] = useState(episode?.topics ?? []);
  const [initialValues] = useState(() => episodeValues(episode));
  const save = useSaveEpisode(episode);
  const { form, formProps, busy } = useSchemaForm({
    schema: episodeForm,
    initialValues,
    send: async (values) => onSaved(await save({ values, topics, initialDate: initialValues.publishDate })),
    onFailure: titleProblem,
  });
  return (
    <form {...formProps} className={styles.form} aria-label={episode ? 'Edit episode' : 'New episode'}>
      <div className={styles.row}>
        <TextInput label="Title" ref={episode ? undefined : takeFocus} {...form.getInputProps('title')} />
        <NativeSelect label="Type" data={EPISODE_TYPES} {...form.getInputProps('type')} />
        <TextInput label="Duration (HH:MM)" placeholder="00:45" {...form.getInputProps('duration')} />
      </div>
      <Textarea label="Description" {...form.getInputProps('description')} />
      <TopicChoice chosen={topics} onChange={setTopics} />
      <div className={styles.end}>
        <TextInput label="Publish date" type="datetime-local" {...form.getInputProps('publishDate')} />
        <Checkbox label="Premium: requires membership" {...form.getInputProps('isPremium', { type: 'checkbox' })} />
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitAction label="Save Episode" busyLabel="Saving..." busy={busy} />
        </div>
      </div>
    </form>
  );
}

/** Returns how to create an episode, or to save the changes to this one. */
function useSaveEpisode(episode: AdminEpisode | undefined) {
  const create = trpc.admin.episodes.create.useMutation(
    useAdminChange({ done: 'Episode created!', failed: formReasonOr('Failed to create episode.') }),
  );
  const update = trpc.admin.episodes.update.useMutation(
    useAdminChange({ done: 'Episode updated!', failed: formReasonOr('Failed to update episode.') }),
  );
  return (form: Parameters<typeof newEpisode>[0]): Promise<AdminEpisode> =>
    episode ? update.mutateAsync(episodeChanges(episode, form)) : create.mutateAsync(newEpisode(form));
}

/** The URL comes from the title, so its problems are shown there. */
function titleProblem({ code, fields }: Failure) {
  if (code === 'slug.taken') return { title: 'Another episode has this title or had it. Please choose another one.' };
  return fields['slug'] ? { title: 'A title needs a letter or a digit' } : undefined;
}
