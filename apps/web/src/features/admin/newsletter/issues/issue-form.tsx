import type { AdminIssue } from '@longreturn/contract/newsletter-issue';
import { EDITION_TEXTS, EDITIONS } from '@longreturn/site/edition-texts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { takeFocus } from '../../../../lib/form-fields.ts';
import { LazyBodyEditor } from '../../editor/lazy-body-editor.tsx';
import { FormButtons } from '../../form-buttons.tsx';
import styles from './issue-form.module.css';
import { PreviewButton } from './preview-button.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TestButton } from './test-button.tsx';
import { useIssueForm } from './use-issue-form.ts';

const EDITION_OPTIONS = EDITIONS.map((value) => ({ value, label: EDITION_TEXTS[value].title }));

interface IssueFormProps {
  /** The issue to edit; undefined for a new one. */
  issue: AdminIssue | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** The fields of an issue. A sent issue keeps its edition, recipients and time. */
export function IssueForm({ issue, onSaved, onCancel }: IssueFormProps) {
  const issueForm = useIssueForm(issue, onSaved);
  const { form, formProps, busy, initialValues } = issueForm;
  const [edition, setEdition] = useState(initialValues.edition);
  const [isBodyChanged, setBodyChanged] = useState(false);
  const body = form.getInputProps('bodyRichtext');
  const isSent = Boolean(issue?.sentAt);
  return (
    <form
      {...formProps}
      className={styles.form}
      aria-label={issue ? 'Edit issue' : 'New issue'}
      data-changed={isBodyChanged || issueForm.isSegmentChanged || undefined}
    >
      <div className={styles.row}>
        <TextInput
          label="Title"
          description="It is also the subject of the email."
          ref={takeFocus}
          {...form.getInputProps('title')}
        />
        <NativeSelect
          label="Edition"
          description={EDITION_TEXTS[edition].text}
          data={EDITION_OPTIONS}
          disabled={isSent}
          onInput={({ currentTarget }) => setEdition(currentTarget.value as typeof edition)} // one of EDITIONS
          {...form.getInputProps('edition')}
        />
      </div>
      <TextInput
        label="Excerpt"
        description="Shown in the archive, and after the subject in the inbox."
        {...form.getInputProps('excerpt')}
      />
      <LazyBodyEditor
        label="Content"
        hasMembersBreak={false}
        {...body}
        onChange={(html) => {
          body.onChange(html);
          setBodyChanged(html !== initialValues.bodyRichtext);
        }}
      />
      {isSent ? null : <RecipientFields issueForm={issueForm} edition={edition} />}
      {isSent ? null : <ScheduleFields issueForm={issueForm} />}
      <div className={styles.buttons}>
        <PreviewButton id={issue?.id} form={form} />
        <TestButton id={issue?.id} form={form} />
        <FormButtons className={styles.end} label="Save Issue" busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
