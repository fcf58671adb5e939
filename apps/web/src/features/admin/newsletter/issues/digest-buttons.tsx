import type { DigestEdition } from '@longreturn/contract/newsletter-issue';
import { trpc } from '../../../../lib/trpc.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { showToast } from '../../../toasts/show-toast.ts';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';
import styles from './issue-section.module.css';

const DIGESTS: readonly { edition: DigestEdition; label: string; none: string }[] = [
  {
    edition: 'daily-highlights',
    label: 'Draft daily highlights',
    none: 'Nothing new was published yesterday, or the highlights already exist.',
  },
  {
    edition: 'quarterly-summaries',
    label: 'Draft quarterly summary',
    none: 'Nothing was published last quarter, or the summary already exists.',
  },
];

/** Buttons that draft a digest now, for example if the site was down when the digest's job should have run. */
export function DigestButtons() {
  const { onSuccess, onError } = useAdminChange({
    done: 'Issue drafted',
    failed: reasonOr('Failed to draft the issue. Please try again.'),
  });
  const draft = trpc.admin.issues.draftDigest.useMutation({
    onSuccess: async ({ issue }, { edition }) => {
      if (issue) return onSuccess();
      showToast({
        title: 'Nothing to draft',
        message: DIGESTS.find((each) => each.edition === edition)?.none ?? '',
        tone: 'good',
      });
    },
    onError,
  });
  return (
    <div className={styles.digests}>
      <p className={styles.note}>
        The site drafts highlights every morning and a summary after each quarter, from what was published.
      </p>
      <div className={styles.digestButtons}>
        {DIGESTS.map(({ edition, label }) => (
          <ActionButton
            key={edition}
            size="sm"
            label={label}
            busyLabel="Drafting..."
            busy={draft.isPending && draft.variables.edition === edition}
            onClick={() => draft.mutate({ edition })}
          />
        ))}
      </div>
    </div>
  );
}
