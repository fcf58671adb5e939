import type { User } from '@longreturn/contract/account';
import { deleteAccountInput } from '@longreturn/contract/account-input';
import { leaveFor } from '../../lib/leave-for.ts';
import { useClient } from '../../lib/use-client.ts';
import { useForm } from '../../lib/use-form.ts';
import { SubmitButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/dialog.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { keepToast } from '../toasts/keep-toast.ts';
import { showToast } from '../toasts/show-toast.ts';
import { AccountName } from './account-name.tsx';

export type Leaving = Pick<User, 'passwordChangedAt' | 'email'>;

interface DeleteAccountFormProps {
  user: Leaving;
  onCancel: () => void;
}

/** The dialog's text and buttons; an account with a password asks for it. */
export function DeleteAccountForm({ user: { email, passwordChangedAt }, onCancel }: DeleteAccountFormProps) {
  const client = useClient();
  const { form, errors, busy } = useForm({
    schema: deleteAccountInput,
    send: async (values) => {
      await client.auth.deleteAccount.mutate(values);
      keepToast({ title: 'Account deleted', tone: 'good' });
      await leaveFor('/');
    },
    onFailure: ({ code, message = 'Please try again.' }) => {
      if (code === 'password.wrong') return { password: message };
      showToast({ title: 'Account not deleted', message, tone: 'bad' });
      return undefined;
    },
  });
  return (
    <form {...form} className={styles.form} aria-label="Delete account">
      <AccountName email={email} />
      <p className={styles.text}>
        The account of {email}, its picture, its newsletter and everything else we keep of it will be removed. This
        cannot be undone.
      </p>
      {passwordChangedAt === null ? null : (
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errors['password']} />
      )}
      <div className={styles.end}>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton variant="danger" label="Delete account" busyLabel="Processing..." busy={busy} />
      </div>
    </form>
  );
}
