import type { User } from '@longreturn/contract/account';
import { loginInput } from '@longreturn/contract/account-input';
import type { Role } from '@longreturn/contract/roles';
import { Button } from '@mantine/core';
import { useInterval, useWindowEvent } from '@mantine/hooks';
import { useReader } from '../../lib/auth-provider.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import styles from '../../ui/dialog.module.css';
import { EmailInput } from '../../ui/email-input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useAdminRefresh } from './use-admin-change.ts';

/** How often the page checks whether another tab has started a new session, in milliseconds. */
const LOOK_MS = 2000;

interface SessionEndedFormProps {
  /** The role that the page needs. */
  role: Role;
  /** Called when the user has signed in, here or in another tab. */
  onLogin: () => void;
  onCancel: () => void;
}

/** The dialog's text and login form. Everything that was typed on the page behind the dialog stays. */
export function SessionEndedForm({ role, onLogin, onCancel }: SessionEndedFormProps) {
  const reader = useReader();
  const { login, resume } = useResumedSession(role, onLogin);
  const { form, formProps, busy } = useSchemaForm({
    schema: loginInput,
    initialValues: { email: reader?.email ?? '', password: '' },
    send: async (values) => {
      const { user } = await login(values);
      if (!(await resume(user))) form.setFieldError('email', `Please sign in as an ${role}`);
    },
    onFailure: ({ message = 'Please check your credentials and try again.' }) => ({ password: message }),
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Sign in again">
      <p className={styles.text}>
        Your session has ended. Sign in to continue. What you typed is still here, and you can save it afterwards.
      </p>
      <EmailInput {...form.getInputProps('email')} />
      <PasswordInput
        data-autofocus
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <p className={styles.text}>
        If you use Google or Apple,{' '}
        <a href="/login" target="_blank" rel="noopener">
          open the sign-in page in a new tab
        </a>
        , sign in and come back.
      </p>
      <div className={styles.end}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitAction label="Sign in" busyLabel="Signing in..." busy={busy} />
      </div>
    </form>
  );
}

/**
 * Returns a function that signs in, and a function that resumes the page with the new session. For a user with this
 * role, `resume` repeats the failed reads; for anyone else it does nothing and resolves to false. If another tab starts
 * a new session, the page resumes at the next check, or when the user returns to this tab.
 */
function useResumedSession(role: Role, onLogin: () => void) {
  const { auth, client } = trpc.useUtils();
  const login = trpc.auth.login.useMutation();
  const refresh = useAdminRefresh();
  const resume = async (user: User | null) => {
    if (user?.role !== role) return false;
    auth.session.setData(undefined, user);
    onLogin();
    await refresh();
    return true;
  };
  // Bypasses the cache. If 'no session' were cached, the page would lose its user and everything that was typed.
  const look = () =>
    void client.auth.session
      .query()
      .then(resume)
      .catch(() => undefined);
  useWindowEvent('focus', look);
  useInterval(look, LOOK_MS, { autoInvoke: true });
  return { login: login.mutateAsync, resume };
}
