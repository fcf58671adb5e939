import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { slugify } from '@longreturn/contract/slug';
import type { FormErrors } from '@mantine/form';
import { useMemo, useState } from 'react';
import type { Failure } from '../../../lib/read-failure.ts';
import { fillInputs, useSchemaForm } from '../../../lib/use-schema-form.ts';
import type { Version } from '../changed-elsewhere/changed-fields.ts';
import {
  type EpisodeChoices,
  episodeChoices,
  episodeForm,
  episodeValues,
  hasOtherChoices,
} from './episode-form-schema.ts';
import { chosenVersion, type EpisodeField } from './episode-versions.ts';
import { type Conflict, useSaveEpisode } from './use-save-episode.ts';

interface EpisodeFormOptions {
  episode: AdminEpisode | undefined;
  onSaved: (episode: AdminEpisode) => void;
}

/** Returns the state of an episode's form: its fields, the topics and cover, and what was changed elsewhere. */
export function useEpisodeForm({ episode, onSaved }: EpisodeFormOptions) {
  const [opened, setOpened] = useState(episode);
  const [choices, setChoices] = useState(() => episodeChoices(episode));
  const initialValues = useMemo(() => episodeValues(opened), [opened]);
  const { conflict, closeConflict, save } = useSaveEpisode(opened);
  const { form, formProps, busy } = useSchemaForm({
    schema: episodeForm,
    initialValues,
    send: async (values) => {
      const mine = { ...form.getValues(), ...choices };
      const saved = await save({ values, choices, initialDate: initialValues.publishDate }, mine);
      closeConflict();
      setOpened(saved);
      onSaved(saved);
    },
    onFailure: (failure): FormErrors | undefined => titleProblem(failure, form.getValues().title),
  });
  const decide = ({ saved }: Conflict, versions: Partial<Record<EpisodeField, Version>>) => {
    const { topics, coverFileId, ...fields } = chosenVersion({ ...form.getValues(), ...choices }, saved, versions);
    fillInputs(form, fields);
    setChoices({ topics, coverFileId });
    setOpened(saved);
    closeConflict();
    form.getInputNode<HTMLInputElement, 'title'>('title')?.focus();
  };
  return {
    form,
    formProps,
    busy,
    choices,
    choose: (chosen: Partial<EpisodeChoices>) => setChoices({ ...choices, ...chosen }),
    /** Whether the topics or the cover differ from the saved ones. */
    isChosen: hasOtherChoices(choices, episodeChoices(opened)),
    conflict,
    decide,
  };
}

/** Returns the slug's problems as problems of the title, because the slug comes from the title. */
function titleProblem({ code, fields }: Failure, title: string) {
  if (code === 'slug.taken') {
    return { title: `The slug of this title, “${slugify(title)}”, is already in use. Please choose another title.` };
  }
  return fields['slug'] ? { title: 'A title needs a letter or a digit' } : undefined;
}
