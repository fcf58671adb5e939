import type { Edition } from '@longreturn/contract/newsletter';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../../lib/trpc.ts';
import choice from '../../../../ui/choice.module.css';
import styles from './issue-form.module.css';
import { subscribersText } from './issue-state.ts';
import type { IssueForm } from './use-issue-form.ts';

interface RecipientFieldsProps {
  issueForm: Pick<IssueForm, 'segmentTags' | 'setSegmentTags'>;
  edition: Edition;
}

/** The segment that an issue goes to, and the number of its subscribers now. */
export function RecipientFields({ issueForm: { segmentTags, setSegmentTags }, edition }: RecipientFieldsProps) {
  const { data, isError } = trpc.admin.issues.audience.useQuery(
    { edition, segmentTags },
    { placeholderData: keepPreviousData },
  );
  const known = data?.tags ?? [];
  const tags = [...known, ...segmentTags.filter((tag) => !known.includes(tag))];
  const set = (tag: string, isChosen: boolean) =>
    setSegmentTags(isChosen ? [...segmentTags, tag] : segmentTags.filter((other) => other !== tag));
  return (
    <fieldset className={styles.group}>
      <legend>Recipients</legend>
      <p className={styles.hint}>
        {tags.length > 0
          ? 'Choose tags to send the issue only to subscribers with at least one of these tags.'
          : 'The issue goes to everyone who gets the edition. Once subscribers have tags, you can choose tags here.'}
      </p>
      <div className={styles.tags}>
        {tags.map((tag) => (
          <label key={tag} className={choice.choice}>
            <input
              type="checkbox"
              checked={segmentTags.includes(tag)}
              onChange={({ currentTarget }) => set(tag, currentTarget.checked)}
            />
            {tag}
          </label>
        ))}
      </div>
      {isError ? (
        <p className={styles.failed} role="alert">
          Failed to fetch the recipients
        </p>
      ) : (
        <p className={styles.count} role="status">
          {data ? `Currently goes to ${subscribersText(data.recipients)}` : 'Counting the recipients...'}
        </p>
      )}
    </fieldset>
  );
}
