import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type Ref, useImperativeHandle } from 'react';
import { takeFocus } from '../../../lib/form-fields.ts';
import { fillInputs } from '../../../lib/use-schema-form.ts';
import { ChangedElsewhere } from '../changed-elsewhere/changed-elsewhere.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { FormerUrls } from '../former-urls.tsx';
import { CoverField } from '../media/cover-field.tsx';
import type { FillForm } from './audio/tags-offer.tsx';
import styles from './episode-form.module.css';
import { TopicChoice } from './topic-choice.tsx';
import { useEpisodeForm } from './use-episode-form.ts';

interface EpisodeFormProps {
  /** The episode to edit; undefined for a new one. */
  episode: AdminEpisode | undefined;
  /** The slugs that the episode had before. */
  oldSlugs?: readonly string[] | undefined;
  /** Receives a function that fills in the form's fields. */
  filler?: Ref<FillForm>;
  onSaved: (episode: AdminEpisode) => void;
  onCancel: () => void;
}

/**
 * The fields of an episode. If another administrator has saved the episode since the form was opened, the form asks
 * which version to keep.
 */
export function EpisodeForm({ episode, oldSlugs = [], filler, onSaved, onCancel }: EpisodeFormProps) {
  const { form, formProps, busy, choices, choose, isChosen, conflict, decide } = useEpisodeForm({ episode, onSaved });
  useImperativeHandle(filler, () => (fields) => fillInputs(form, fields), [form]);
  return (
    <>
      {conflict ? (
        <ChangedElsewhere
          key={conflict.saved.updatedAt}
          what="episode"
          fields={conflict.fields}
          onDecide={(versions) => decide(conflict, versions)}
        />
      ) : null}
      <form
        {...formProps}
        {...(isChosen && { 'data-changed': true })}
        className={styles.form}
        aria-label={episode ? 'Edit episode' : 'New episode'}
      >
        <div className={styles.row}>
          <TextInput label="Title" ref={takeFocus} {...form.getInputProps('title')} />
          <NativeSelect label="Type" data={EPISODE_TYPES} {...form.getInputProps('type')} />
          <TextInput label="Duration (HH:MM)" placeholder="00:45" {...form.getInputProps('duration')} />
        </div>
        <FormerUrls paths={oldSlugs.map((slug) => `/episodes/${slug}`)} />
        <Textarea label="Description" {...form.getInputProps('description')} />
        <Textarea
          label="Sources"
          description="The papers that the episode discusses: one DOI or doi.org link per line."
          {...form.getInputProps('sources')}
        />
        <div className={styles.choices}>
          <TopicChoice chosen={choices.topics} onChange={(topics) => choose({ topics })} />
          <CoverField
            value={choices.coverFileId}
            onChange={(coverFileId) => choose({ coverFileId })}
            error={form.errors['coverFileId']}
          />
        </div>
        <div className={styles.end}>
          <TextInput
            label="Publish date"
            type="datetime-local"
            description="A date in the future schedules the episode. Without a date it is a draft."
            {...form.getInputProps('publishDate')}
          />
          <Checkbox
            label="Premium"
            description="Requires membership"
            {...form.getInputProps('isPremium', { type: 'checkbox' })}
          />
          <Checkbox
            label="Ask me anything (AMA)"
            description="Answers members’ questions"
            {...form.getInputProps('isAma', { type: 'checkbox' })}
          />
          <FormButtons className={styles.buttons} label="Save Episode" busy={busy} onCancel={onCancel} />
        </div>
      </form>
    </>
  );
}
