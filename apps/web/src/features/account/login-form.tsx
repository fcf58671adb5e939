import { loginInput } from '@longreturn/contract/account-input';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import layout from '../../ui/form.module.css';
import { PasswordInput } from '../../ui/password-input.tsx';
import { showToast } from '../toasts/show-toast.ts';
import { afterSignIn } from './account-search.ts';
import styles from './login-form.module.css';
import { useOpenSignedIn } from './use-open-signed-in.ts';

interface LoginFormProps {
  next: string | undefined;
  /** Called with the server's error code when the login fails. */
  onLoginFailed: (code: string | undefined) => void;
}

/** The login form: email address and password. */
export function LoginForm({ next, onLoginFailed }: LoginFormProps) {
  const login = trpc.auth.login.useMutation();
  const open = useOpenSignedIn();
  const { form, formProps, busy } = useSchemaForm({
    schema: loginInput,
    initialValues: { email: '', password: '' },
    send: async (values) => {
      const { user } = await login.mutateAsync(values);
      await open({ user, path: afterSignIn(user, next), toast: { title: 'Welcome back!', tone: 'good' } });
    },
    onFailure: ({ code, message = 'Please check your credentials and try again.' }) => {
      showToast({ title: 'Login failed', message, tone: 'bad' });
      onLoginFailed(code);
      return undefined;
    },
  });
  return (
    <form {...formProps} className={layout.form} aria-label="Login">
      <EmailInput {...form.getInputProps('email')} />
      <div className={styles.password}>
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <Link to="/forgot-password" search={{ next }} className={styles.forgot}>
          Forgot your password?
        </Link>
      </div>
      <SubmitAction size="lg" fullWidth label="Sign In" busyLabel="Signing in..." busy={busy} />
    </form>
  );
}
