import type { User } from '@longreturn/contract/account';
import { deleteAccountInput } from '@longreturn/contract/account-input';
import { Button } from '@mantine/core';
import { leaveFor } from '../../lib/leave-for.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import styles from '../../ui/dialog.module.css';
import { AccountName, PasswordInput } from '../../ui/password-input.tsx';
import { showToast, storeToast } from '../toasts/show-toast.ts';
import { PROVIDERS, runningSubscription } from './membership/running-subscription.ts';

export type AccountToDelete = Pick<User, 'passwordChangedAt' | 'email'>;

interface DeleteAccountFormProps {
  user: AccountToDelete;
  onCancel: () => void;
}

/** The text and buttons of the dialog that deletes the account. Asks for the password if the account has one. */
export function DeleteAccountForm({ user: { email, passwordChangedAt }, onCancel }: DeleteAccountFormProps) {
  const deletion = trpc.auth.deleteAccount.useMutation();
  const hasPassword = passwordChangedAt !== null;
  const { form, formProps, busy } = useSchemaForm({
    schema: deleteAccountInput,
    initialValues: { password: hasPassword ? '' : undefined },
    send: async (values) => {
      await deletion.mutateAsync(values);
      storeToast({ title: 'Account deleted', tone: 'good' });
      await leaveFor('/');
    },
    onFailure: ({ code, message = 'Please try again.' }) => {
      if (code === 'password.wrong') return { password: message };
      showToast({ title: 'Account not deleted', message, tone: 'bad' });
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Delete account">
      <AccountName email={email} />
      <p className={styles.text}>
        The account of {email}, its picture, its newsletter subscription and all its other data will be deleted. This
        cannot be undone.
      </p>
      <SubscriptionNote />
      {hasPassword ? (
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
      ) : null}
      <div className={styles.end}>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <SubmitAction variant="danger" label="Delete account" busyLabel="Processing..." busy={busy} />
      </div>
    </form>
  );
}

/** Says that a running subscription is cancelled first, and what happens if the provider can’t be reached. */
function SubscriptionNote() {
  const { data } = trpc.membership.mine.useQuery();
  const running = data && runningSubscription(data);
  if (!running) return null;
  const provider = PROVIDERS[running.provider];
  return (
    <p className={styles.text}>
      We first cancel your {provider} subscription, and your access ends. If {provider} can’t be reached, your account
      stays and you can try again later.
    </p>
  );
}
