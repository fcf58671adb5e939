import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import styles from './issue-form.module.css';
import type { IssueForm } from './use-issue-form.ts';

/** The field offers at most this many drafts, and at most this many scheduled episodes. */
const MOST = 100;

interface ScheduleFieldsProps {
  issueForm: Pick<IssueForm, 'form' | 'initialValues'>;
}

/** When an issue is sent: at a time, with an episode, or when an admin sends it. */
export function ScheduleFields({ issueForm: { form, initialValues } }: ScheduleFieldsProps) {
  const [isWithEpisode, setWithEpisode] = useState(initialValues.isSentWithEpisode);
  return (
    <fieldset className={styles.group}>
      <legend>Sending</legend>
      <Switch
        className={styles.switch ?? ''}
        label="Send it when this episode is published"
        onInput={({ currentTarget }) => setWithEpisode(currentTarget.checked)}
        {...form.getInputProps('isSentWithEpisode', { type: 'checkbox' })}
      />
      {isWithEpisode ? (
        <div className={styles.short}>
          <EpisodeSelect form={form} />
        </div>
      ) : null}
      <div className={styles.short} hidden={isWithEpisode}>
        <TextInput
          label="Send at"
          type="datetime-local"
          description={`In your time zone, ${timeZone()}. Leave it empty to send the issue yourself.`}
          {...form.getInputProps('sendAt')}
        />
      </div>
    </fieldset>
  );
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The drafts and scheduled episodes. The field appears when they have loaded, because an uncontrolled select gets its
 * value only when it first appears.
 */
function EpisodeSelect({ form }: Pick<IssueForm, 'form'>) {
  const drafts = trpc.admin.episodes.list.useQuery({ limit: MOST, state: 'draft' });
  const scheduled = trpc.admin.episodes.list.useQuery({ limit: MOST, state: 'scheduled' });
  if (drafts.isError || scheduled.isError) {
    return (
      <p className={styles.failed} role="alert">
        Failed to fetch episodes
      </p>
    );
  }
  if (!drafts.data || !scheduled.data) return <NativeSelect label="Episode" data={['Loading...']} disabled />;
  const episodes = [...scheduled.data.items, ...drafts.data.items];
  const options = episodes.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <NativeSelect
      key="episodes" // makes React replace the placeholder, so that the select starts with the issue's episode
      label="Episode"
      description={episodes.length > 0 ? undefined : 'All episodes are already published. Add a draft first.'}
      data={[{ value: '', label: 'Choose an episode' }, ...options]}
      {...form.getInputProps('episodeId')}
    />
  );
}
