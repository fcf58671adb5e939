import { registerForm } from '@longreturn/contract/account-input';
import { leaveFor } from '../../lib/leave-for.ts';
import { useClient } from '../../lib/use-client.ts';
import { useForm } from '../../lib/use-form.ts';
import { AddressField } from '../../ui/address-field.tsx';
import { SubmitButton } from '../../ui/busy-button.tsx';
import form from '../../ui/form.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepToast } from '../toasts/keep-toast.ts';
import { showToast } from '../toasts/show-toast.ts';
import { afterSignIn } from './after-sign-in.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Name, address, password and the password again, which is not sent (specification §2, §3). */
export function RegisterForm({ next }: { next: string | undefined }) {
  const client = useClient();
  const {
    form: handlers,
    errors,
    busy,
  } = useForm({
    schema: registerForm,
    send: async ({ confirmPassword: _, ...values }) => {
      const { user } = await client.auth.register.mutate(values);
      keepToast({
        title: 'Account created successfully!',
        message: 'We have sent you a mail: please confirm your address by its link.',
        tone: 'good',
      });
      await leaveFor(afterSignIn(user, next));
    },
    onFailure: ({ code, message = 'Please check your information and try again.' }) => {
      showToast({ title: 'Registration failed', message, tone: 'bad' });
      return code === 'email.taken' ? { email: message } : undefined;
    },
  });
  return (
    <form {...handlers} className={form.form} aria-label="Sign up">
      <TextField label="Name" name="name" autoComplete="name" error={errors['name']} />
      <AddressField error={errors['email']} />
      <NewPasswordField label="Password" name="password" error={errors['password']} />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      <SubmitButton size="lg" block label="Create Account" busyLabel="Creating account..." busy={busy} />
    </form>
  );
}
