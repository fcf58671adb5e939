import type { User } from '@longreturn/contract/account';
import { changePasswordInput } from '@longreturn/contract/account-input';
import { takeFocus } from '../../lib/take-focus.ts';
import { trpc } from '../../lib/trpc.ts';
import { useClient } from '../../lib/use-client.ts';
import { useForm } from '../../lib/use-form.ts';
import form from '../../ui/form.module.css';
import { FormEnd } from '../../ui/form-end.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { AccountName } from './account-name.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './security-section.module.css';
import { useSetUser } from './use-set-user.ts';

interface PasswordFormProps {
  user: Pick<User, 'email' | 'passwordChangedAt'>;
  onEnd: () => void;
}

/** Changes the password, or sets the first one of an account that signs in with a provider. */
export function PasswordForm({ user: { email, passwordChangedAt }, onEnd }: PasswordFormProps) {
  const client = useClient();
  const { sessions } = trpc.useUtils().auth;
  const setUser = useSetUser();
  const {
    form: handlers,
    errors,
    busy,
  } = useForm({
    schema: changePasswordInput,
    send: async (values) => {
      const { user } = await client.auth.password.change.mutate(values);
      setUser(user);
      void sessions.list.invalidate();
      showToast({ title: 'Password changed', message: 'Every other browser was signed out.', tone: 'good' });
      onEnd();
    },
    onFailure: ({ code, message = 'Please try again.' }) => {
      if (code === 'password.wrong') return { currentPassword: message };
      showToast({ title: 'Password not changed', message, tone: 'bad' });
      return undefined;
    },
  });
  return (
    <div className={styles.editor}>
      <form {...handlers} className={form.form} aria-label="Change password">
        <AccountName email={email} />
        {passwordChangedAt === null ? null : (
          <PasswordField
            ref={takeFocus}
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            error={errors['currentPassword']}
          />
        )}
        <NewPasswordField label="New password" name="newPassword" error={errors['newPassword']} />
        <FormEnd label="Save Password" busyLabel="Saving..." busy={busy} onCancel={onEnd} />
      </form>
    </div>
  );
}
