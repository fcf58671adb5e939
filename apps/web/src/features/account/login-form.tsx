import { loginInput } from '@longreturn/contract/account-input';
import { Link } from '@tanstack/react-router';
import { leaveFor } from '../../lib/leave-for.ts';
import { useClient } from '../../lib/use-client.ts';
import { useForm } from '../../lib/use-form.ts';
import { AddressField } from '../../ui/address-field.tsx';
import { SubmitButton } from '../../ui/busy-button.tsx';
import form from '../../ui/form.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { keepToast } from '../toasts/keep-toast.ts';
import { showToast } from '../toasts/show-toast.ts';
import { afterSignIn } from './after-sign-in.ts';
import styles from './login-form.module.css';

interface LoginFormProps {
  next: string | undefined;
  /** Called with the code of what the server refused. */
  onRefused: (code: string | undefined) => void;
}

/** Address and password (specification §2, Login page). */
export function LoginForm({ next, onRefused }: LoginFormProps) {
  const client = useClient();
  const {
    form: handlers,
    errors,
    busy,
  } = useForm({
    schema: loginInput,
    send: async (values) => {
      const { user } = await client.auth.login.mutate(values);
      keepToast({ title: 'Welcome back!', tone: 'good' });
      await leaveFor(afterSignIn(user, next));
    },
    onFailure: ({ code, message = 'Please check your credentials and try again.' }) => {
      showToast({ title: 'Login failed', message, tone: 'bad' });
      onRefused(code);
      return undefined;
    },
  });
  return (
    <form {...handlers} className={form.form} aria-label="Login">
      <AddressField error={errors['email']} />
      <div className={styles.password}>
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errors['password']} />
        <Link to="/forgot-password" search={{ next }} className={styles.forgot}>
          Forgot your password?
        </Link>
      </div>
      <SubmitButton size="lg" block label="Sign In" busyLabel="Signing in..." busy={busy} />
    </form>
  );
}
