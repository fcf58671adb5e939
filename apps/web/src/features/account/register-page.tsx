import { registerForm } from '@longreturn/contract/account-input';
import { TextInput } from '@mantine/core';
import { useLoaderDeps } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import layout from '../../ui/form.module.css';
import { FormPage } from '../../ui/form-page.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { showToast, type Toast } from '../toasts/show-toast.ts';
import { afterSignIn } from './account-search.ts';
import { HomeAside, LoginAside } from './aside-links.tsx';
import { JoinAside, MembersAside } from './join-aside.tsx';
import { NewPasswordInput } from './new-password-input.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { useOpenSignedIn } from './use-open-signed-in.ts';

/** /register */
export function RegisterPage() {
  const { next } = useLoaderDeps({ from: '/register' });
  return (
    <FormPage
      title="Sign Up"
      lede="Create a free account. You don’t need a paid membership."
      aside={
        <>
          <JoinAside title="Why create an account?" />
          <MembersAside />
          <LoginAside next={next} />
          <HomeAside />
        </>
      }
    >
      <RegisterForm next={next} />
      <ProviderLinks next={next} />
    </FormPage>
  );
}

const WELCOME: Toast = {
  title: 'Account created successfully!',
  message: 'Check your email and open the link to confirm your email address.',
  tone: 'good',
};

/** The registration form. The password confirmation is not sent to the server. */
function RegisterForm({ next }: { next: string | undefined }) {
  const register = trpc.auth.register.useMutation();
  const open = useOpenSignedIn();
  const { form, formProps, busy } = useSchemaForm({
    schema: registerForm,
    initialValues: { name: '', email: '', password: '', confirmPassword: '' },
    send: async ({ confirmPassword: _, ...values }) => {
      const { user } = await register.mutateAsync(values);
      await open({ user, path: afterSignIn(user, next), toast: WELCOME });
    },
    onFailure: ({ code, message = 'Please check your information and try again.' }) => {
      showToast({ title: 'Registration failed', message, tone: 'bad' });
      return code === 'email.taken' ? { email: message } : undefined;
    },
  });
  const password = form.useWatchValue('password');
  return (
    <form {...formProps} className={layout.form} aria-label="Sign up">
      <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
      <EmailInput {...form.getInputProps('email')} />
      <NewPasswordInput label="Password" typed={password} {...form.getInputProps('password')} />
      <PasswordInput label="Confirm password" autoComplete="new-password" {...form.getInputProps('confirmPassword')} />
      <SubmitAction size="lg" fullWidth label="Create Account" busyLabel="Creating account..." busy={busy} />
    </form>
  );
}
