import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { useState } from 'react';
import { readFailure } from '../../../lib/read-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { ChangedField } from '../changed-elsewhere/changed-fields.ts';
import { formReasonOr, useAdminChange } from '../use-admin-change.ts';
import { episodeChanges, newEpisode, type SentForm } from './episode-form-schema.ts';
import { changedEpisodeFields, type EpisodeField, type FilledForm } from './episode-versions.ts';

/** What another administrator saved while the form was open. */
export interface Conflict {
  saved: AdminEpisode;
  fields: ChangedField<EpisodeField>[];
}

/**
 * Returns a function that creates an episode, or updates the episode that the form was opened with. Nothing is saved if
 * another administrator has changed a field in the meantime and its saved text differs from the form's. In that case,
 * `conflict` contains all such fields.
 */
export function useSaveEpisode(opened: AdminEpisode | undefined) {
  const [conflict, setConflict] = useState<Conflict>();
  const readSaved = useReadSaved();
  const create = trpc.admin.episodes.create.useMutation(
    useAdminChange({ done: 'Episode created!', failed: formReasonOr('Failed to create episode.') }),
  );
  const update = trpc.admin.episodes.update.useMutation(
    useAdminChange({ done: 'Episode updated!', failed: formReasonOr('Failed to update episode.') }),
  );

  const saveChanges = async (known: AdminEpisode, sent: SentForm, mine: FilledForm): Promise<AdminEpisode> => {
    try {
      return await update.mutateAsync(episodeChanges(known, sent));
    } catch (error) {
      if (readFailure(error).code !== 'content.changed') throw error;
      const { saved, imageName } = await readSaved(known.id);
      const fields = changedEpisodeFields({ opened: opened ?? known, saved, mine, imageName });
      if (fields.length === 0) return saveChanges(saved, sent, mine);
      setConflict({ saved, fields });
      throw error;
    }
  };
  return {
    conflict,
    closeConflict: () => setConflict(undefined),
    save: (sent: SentForm, mine: FilledForm) =>
      opened ? saveChanges(opened, sent, mine) : create.mutateAsync(newEpisode(sent)),
  };
}

/** Returns a function that reads the saved version of an episode, and the name of its cover. */
function useReadSaved() {
  const { client, admin } = trpc.useUtils();
  return async (id: string) => {
    const saved = await client.admin.episodes.get.query({ id });
    const { coverFileId } = saved;
    if (coverFileId !== null) await admin.mediaFiles.get.ensureData({ id: coverFileId }).catch(() => undefined);
    const imageName = (fileId: string) =>
      admin.mediaFiles.get.getData({ id: fileId })?.name ?? `Image ${fileId.slice(-6)}`;
    return { saved, imageName };
  };
}
