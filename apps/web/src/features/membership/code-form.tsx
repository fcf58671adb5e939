import { redeemCodeInput } from '@longreturn/contract/membership';
import { TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import { showToast } from '../toasts/show-toast.ts';
import styles from './code-form.module.css';
import { useSignIn } from './use-sign-in-first.ts';

/** The field for a group code. A link with `?code=` fills it in. */
export function CodeForm({ code = '' }: { code?: string | undefined }) {
  const redeem = trpc.membership.redeemCode.useMutation();
  const router = useRouter();
  const { isSignedIn, signIn } = useSignIn();
  const { form, formProps, busy } = useSchemaForm({
    schema: redeemCodeInput,
    initialValues: { code },
    send: async (values) => {
      if (!isSignedIn) return signIn(values);
      await redeem.mutateAsync(values);
      showToast({ title: 'Code redeemed', message: 'Welcome! You’re a member now.', tone: 'good' });
      await router.invalidate();
      window.scrollTo({ top: 0 });
    },
    onFailure: ({ code: reason, message = 'Please try again.' }) => {
      if (reason === 'session.required') void signIn(form.getValues());
      return { code: message };
    },
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Redeem a code">
      <TextInput label="Code" autoComplete="off" autoCapitalize="characters" {...form.getInputProps('code')} />
      <SubmitAction variant="line" label="Redeem" busyLabel="Processing..." busy={busy} />
    </form>
  );
}
