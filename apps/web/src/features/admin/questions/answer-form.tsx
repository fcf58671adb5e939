import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { formatDuration } from '@longreturn/contract/format-time';
import { MESSAGES } from '@longreturn/contract/messages';
import { type AdminQuestion, answerQuestionInput } from '@longreturn/contract/questions';
import { NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import styles from '../../../ui/dialog.module.css';
import { openModal } from '../../modals/modal-host.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { formReasonOr, useAdminChange } from '../use-admin-change.ts';
import { parseTime } from './parse-time.ts';

const MODAL_ID = 'answer';

/** Asks in a dialog which episode answers the question, and at what time. */
export function openAnswerDialog(question: AdminQuestion): void {
  openModal(({ openModal: open, closeModal }) =>
    open({
      modalId: MODAL_ID,
      title: 'Answer a question',
      children: <AnswerForm question={question} onClose={() => closeModal(MODAL_ID)} />,
    }),
  );
}

const answerForm = z.object({
  episodeId: z.uuid(MESSAGES.answerEpisode),
  time: z.string().transform((text, context) => {
    const seconds = parseTime(text);
    if (seconds !== undefined) return seconds;
    context.addIssue(MESSAGES.answerTime);
    return z.NEVER;
  }),
});

interface AnswerFormProps {
  question: AdminQuestion;
  onClose: () => void;
}

function AnswerForm({ question: { id, text, episode, answerSec }, onClose }: AnswerFormProps) {
  const { data } = trpc.admin.episodes.list.useQuery({ limit: 100 });
  const answer = trpc.admin.ama.answer.useMutation(
    useAdminChange({ done: 'Question answered', failed: formReasonOr('Failed to save the answer.') }),
  );
  const { form, formProps, busy } = useSchemaForm({
    schema: answerForm,
    initialValues: { episodeId: episode?.id ?? '', time: answerSec === null ? '' : formatDuration(answerSec) },
    send: async ({ episodeId, time }) => {
      await answer.mutateAsync(answerQuestionInput.parse({ id, episodeId, answerSec: time }));
      onClose();
    },
    onFailure: ({ fields }) => (fields['answerSec'] ? { time: fields['answerSec'] } : undefined),
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Answer a question">
      <p className={styles.text}>{text}</p>
      <NativeSelect
        label="Episode"
        description="The member who asked is emailed as soon as the episode is published."
        data={[{ value: '', label: 'Choose an episode' }, ...optionsOf(data?.items ?? [], episode)]}
        {...form.getInputProps('episodeId')}
        key={data ? 'read' : 'reading'}
      />
      <TextInput
        label="Time of the answer"
        description="Minutes and seconds, for example 12:30"
        {...form.getInputProps('time')}
      />
      <FormButtons label="Save answer" busy={busy} onCancel={onClose} />
    </form>
  );
}

/** Returns the episodes that can answer a question, AMA episodes first. */
function optionsOf(episodes: readonly AdminEpisode[], current: AdminQuestion['episode']) {
  const listed = episodes.filter(({ state }) => state !== 'draft');
  const sorted = listed.toSorted((one, other) => Number(other.isAma) - Number(one.isAma));
  const isMissing = current !== null && !sorted.some(({ id }) => id === current.id);
  return [
    ...(isMissing ? [{ value: current.id, label: current.title }] : []),
    ...sorted.map(({ id, title, isAma }) => ({ value: id, label: isAma ? `AMA: ${title}` : title })),
  ];
}
