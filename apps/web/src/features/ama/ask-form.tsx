import { LIMITS } from '@longreturn/contract/limits';
import { askQuestionInput, type MemberQuestion } from '@longreturn/contract/questions';
import { Textarea } from '@mantine/core';
import { readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import form from '../../ui/form.module.css';
import { NeedsScript } from '../../ui/notice.tsx';
import { failureToast, showToast } from '../toasts/show-toast.ts';
import styles from './ask-form.module.css';

/** The form for a question to the hosts. The browser tab stores the text until the question is sent. */
export function AskForm({ onAsked }: { onAsked: (question: MemberQuestion) => void }) {
  const { content } = trpc.useUtils();
  const ask = trpc.content.ama.ask.useMutation({
    onError: (error) => {
      const isInForm = Object.keys(readFailure(error).fields).length > 0;
      if (!isInForm) failureToast('Your question was not sent')(error);
    },
  });
  const { ref, save, drop } = useDraft('question');
  const {
    form: fields,
    formProps,
    busy,
  } = useSchemaForm({
    schema: askQuestionInput,
    initialValues: { text: '' },
    send: async (input) => {
      const asked = await ask.mutateAsync(input);
      ref.current?.reset();
      drop();
      onAsked(asked);
      showToast({ title: 'Question sent', message: 'It already has your vote.', tone: 'good' });
      await content.ama.invalidate();
    },
    onFailure: () => undefined,
  });
  return (
    <form {...formProps} ref={ref} onInput={save} className={styles.form} aria-label="Ask a question">
      <NeedsScript />
      <Textarea
        label="Your question"
        description={`At most ${LIMITS.questionMax} characters. Members see it with your first name.`}
        maxLength={LIMITS.questionMax}
        classNames={{ input: styles.area ?? '' }}
        {...fields.getInputProps('text')}
      />
      <div className={form.end}>
        <SubmitAction label="Ask" busyLabel="Sending..." busy={busy} />
      </div>
    </form>
  );
}
