import type { AdminRendition } from '@longreturn/contract/audio-admin';
import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { takeFocus } from '../../../../lib/form-fields.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { fillInputs, useSchemaForm } from '../../../../lib/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../toasts/show-toast.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { pickFile } from '../../media/pick-file.ts';
import { formReasonOr, useAdminChange } from '../../use-admin-change.ts';
import styles from './audio-section.module.css';
import { chaptersField, chaptersText, readChaptersFile } from './chapters-text.ts';

interface ChaptersFormProps {
  episodeId: string;
  rendition: AdminRendition;
  onEnd: () => void;
}

const chaptersForm = z.object({ chapters: chaptersField });

/** The chapters of a rendition, one on each line. A button fills them in from a JSON chapters file. */
export function ChaptersForm({ episodeId, rendition: { kind, chapters }, onEnd }: ChaptersFormProps) {
  const callbacks = useAdminChange({ done: 'Chapters saved!', failed: formReasonOr('Failed to save chapters.') });
  const save = trpc.admin.audio.setChapters.useMutation(callbacks);
  const remove = trpc.admin.audio.removeChapters.useMutation(callbacks);
  const { form, formProps, busy } = useSchemaForm({
    schema: chaptersForm,
    initialValues: { chapters: chaptersText(chapters) },
    send: async (values) => {
      const rendition = { id: episodeId, kind };
      if (values.chapters.length === 0) await remove.mutateAsync(rendition);
      else await save.mutateAsync({ ...rendition, chapters: values.chapters });
      onEnd();
    },
    onFailure: ({ fields }) => {
      const [problem] = Object.entries(fields);
      return problem ? { chapters: withChapterNumber(problem) } : undefined;
    },
  });
  const fill = async () => {
    const [file] = await pickFile('.json,application/json');
    if (!file) return;
    const read = readChaptersFile(await file.text());
    if (read) fillInputs(form, { chapters: chaptersText(read) });
    else showToast({ title: 'Error', message: 'This is not a JSON chapters file', tone: 'bad' });
  };
  return (
    <form {...formProps} className={styles.form} aria-label="Chapters">
      <Textarea
        label="Chapters"
        description="One chapter per line: the time, the title and, optionally, a link."
        placeholder={'0:00 Welcome\n12:30 The long wait https://example.org'}
        autosize
        minRows={4}
        maxRows={16}
        ref={takeFocus}
        {...form.getInputProps('chapters')}
      />
      <div className={styles.ends}>
        <Button size="sm" onClick={() => void fill()}>
          Use a JSON chapters file
        </Button>
        <FormButtons label="Save Chapters" busy={busy} onCancel={onEnd} />
      </div>
    </form>
  );
}

/** Adds the chapter's number to the server's message about a field: 'chapters.2.startTime' is in chapter 3. */
function withChapterNumber([field, message]: [string, string]): string {
  const index = /^chapters\.(\d+)/.exec(field)?.[1];
  return index === undefined ? message : `Chapter ${Number(index) + 1}: ${message}`;
}
