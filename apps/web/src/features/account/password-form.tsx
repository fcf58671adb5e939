import type { User } from '@longreturn/contract/account';
import { changePasswordInput } from '@longreturn/contract/account-input';
import { takeFocus } from '../../lib/form-fields.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { FormEnd } from '../../ui/action-button.tsx';
import layout from '../../ui/form.module.css';
import { AccountName, PasswordInput } from '../../ui/password-input.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import styles from './security-section.module.css';
import { useSetUser } from './use-set-user.ts';

interface PasswordFormProps {
  user: Pick<User, 'email' | 'passwordChangedAt'>;
  onEnd: () => void;
}

/** Changes the password, or sets the first one for an account that signs in with a provider. */
export function PasswordForm({ user: { email, passwordChangedAt }, onEnd }: PasswordFormProps) {
  const change = trpc.auth.password.change.useMutation();
  const { sessions } = trpc.useUtils().auth;
  const setUser = useSetUser();
  const hasPassword = passwordChangedAt !== null;
  const { form, formProps, busy } = useSchemaForm({
    schema: changePasswordInput,
    initialValues: { currentPassword: hasPassword ? '' : undefined, newPassword: '' },
    send: async (values) => {
      const { user } = await change.mutateAsync(values);
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
  const newPassword = form.useWatchValue('newPassword');
  return (
    <div className={styles.editor}>
      <form {...formProps} className={layout.form} aria-label="Change password">
        <AccountName email={email} />
        {hasPassword ? (
          <PasswordInput
            ref={takeFocus}
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        ) : null}
        <NewPasswordInput label="New password" typed={newPassword} {...form.getInputProps('newPassword')} />
        <FormEnd label="Save Password" busyLabel="Saving..." busy={busy} onCancel={onEnd} />
      </form>
    </div>
  );
}
