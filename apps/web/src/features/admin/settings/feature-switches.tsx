import type { Switches } from '@longreturn/contract/site';
import { Switch } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { useSite } from '../../../lib/use-site.ts';
import { AdminPanel } from '../admin-panel.tsx';
import { reasonOr, useAdminChange, useAdminRefresh } from '../use-admin-change.ts';
import styles from './feature-switches.module.css';
import flag from './flag.module.css';

const FEATURES: readonly { name: keyof Switches; label: string; text: string }[] = [
  {
    name: 'registration',
    label: 'Registration',
    text: 'If off, nobody can create an account, even with Google or Apple. Existing users can still sign in.',
  },
  {
    name: 'newsletter',
    label: 'Newsletter sign-up',
    text: 'If off, nobody can subscribe with the forms. Subscribers still get issues and can unsubscribe.',
  },
  {
    name: 'guestApplications',
    label: 'Guest applications',
    text: 'If off, the contact page has no tab for guests.',
  },
  {
    name: 'digestsWithoutApproval',
    label: 'Send digests without approval',
    text: 'If on, daily highlights and quarterly summaries are sent as soon as they are drafted. If off, they wait as drafts until an admin sends them.',
  },
];

/** The features that can be switched on and off for everyone. Each switch is saved at once. */
export function FeatureSwitches() {
  const { switches } = useSite();
  const { data: settings } = trpc.admin.settings.list.useQuery(undefined, { retryOnMount: false });
  const updatedAt = settings?.find(({ part }) => part === 'switches')?.updatedAt;
  const refresh = useAdminRefresh();
  const { onSuccess, onError } = useAdminChange({
    done: 'Feature switches saved',
    failed: reasonOr('Failed to save the feature switches. Please try again.'),
  });
  const update = trpc.admin.settings.update.useMutation({
    onSuccess,
    onError: async (error) => {
      onError(error);
      await refresh(); // another admin may have changed a switch
    },
  });
  const shown = update.isPending ? (update.variables.value as Switches) : switches; // `set` is the only caller, and it sends switches
  const set = (name: keyof Switches, isOn: boolean) => {
    if (!update.isPending) update.mutate({ part: 'switches', updatedAt, value: { ...switches, [name]: isOn } });
  };
  return (
    <AdminPanel title="Feature switches">
      <ul>
        {FEATURES.map(({ name, label, text }) => (
          <li key={name} className={styles.feature}>
            <Switch
              label={label}
              description={text}
              classNames={{ body: flag.body ?? '', description: flag.text ?? '' }}
              checked={shown[name]}
              aria-busy={update.isPending || undefined}
              onChange={({ currentTarget }) => set(name, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
