import type { AdminIssue } from '@longreturn/contract/newsletter-issue';
import { useState } from 'react';
import type { Failure } from '../../../../lib/read-failure.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useSchemaForm } from '../../../../lib/use-schema-form.ts';
import { formReasonOr, useAdminChange } from '../../use-admin-change.ts';
import { issueChanges, issueForm, issueValues, newIssue } from './issue-form-schema.ts';

/** Returns the form of a stored or new issue. The tags of the segment are separate, not among the form's values. */
export function useIssueForm(issue: AdminIssue | undefined, onSaved: () => void) {
  const [initialValues] = useState(() => issueValues(issue));
  const initialTags = issue?.segmentTags ?? [];
  const [segmentTags, setSegmentTags] = useState(initialTags);
  const save = useSaveIssue(issue);
  const fields = useSchemaForm({
    schema: issueForm,
    initialValues,
    send: async (values) => {
      await save({ values, segmentTags, initialSendAt: initialValues.sendAt });
      onSaved();
    },
    onFailure: atShownFields,
  });
  const isSegmentChanged = segmentTags.join() !== initialTags.join();
  return { ...fields, initialValues, segmentTags, setSegmentTags, isSegmentChanged };
}

export type IssueForm = ReturnType<typeof useIssueForm>;

/** Returns a function that creates an issue or, if one is given, saves the changes to it. */
function useSaveIssue(issue: AdminIssue | undefined) {
  const failed = formReasonOr('Failed to save the issue. Please try again.');
  const create = trpc.admin.issues.create.useMutation(useAdminChange({ done: 'Issue created', failed }));
  const update = trpc.admin.issues.update.useMutation(useAdminChange({ done: 'Issue updated', failed }));
  return (form: Parameters<typeof newIssue>[0]): Promise<AdminIssue> =>
    issue ? update.mutateAsync(issueChanges(issue, form)) : create.mutateAsync(newIssue(form));
}

/** Returns the server's field errors under the form's field names: `title` for `slug`, `sendAt` for `scheduledFor`. */
function atShownFields({ code, fields }: Failure) {
  if (code === 'slug.taken') return { title: 'Another issue has this title. Please choose another one.' };
  return {
    ...(fields['slug'] && { title: 'A title needs a letter or a digit' }),
    ...(fields['scheduledFor'] && { sendAt: fields['scheduledFor'] }),
  };
}
