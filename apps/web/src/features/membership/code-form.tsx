import { redeemCodeInput } from '@longreturn/contract/membership';
import { TextInput } from '@mantine/core';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from '../../lib/use-schema-form.ts';
import { SubmitAction } from '../../ui/action-button.tsx';
import { showToast } from '../toasts/show-toast.ts';
import styles from './code-form.module.css';

/** The field for a group code. A link fills it in with `?code=`. */
export function CodeForm({ code = '' }: { code?: string | undefined }) {
  const redeem = trpc.membership.redeemCode.useMutation();
  const router = useRouter();
  const navigate = useNavigate();
  const { session } = useAuth();
  const { form, formProps, busy } = useSchemaForm({
    schema: redeemCodeInput,
    initialValues: { code },
    send: async (values) => {
      if (session.is !== 'user') {
        await navigate({ to: '/login', search: { next: `/membership${stringifySearch(values)}` } });
        return;
      }
      await redeem.mutateAsync(values);
      showToast({ title: 'Code redeemed', message: 'Welcome! You’re a member now.', tone: 'good' });
      await router.invalidate();
      window.scrollTo({ top: 0 });
    },
    onFailure: ({ message = 'Please try again.' }) => ({ code: message }),
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Redeem a code">
      <TextInput label="Code" autoComplete="off" autoCapitalize="characters" {...form.getInputProps('code')} />
      <SubmitAction variant="line" label="Redeem" busyLabel="Processing..." busy={busy} />
    </form>
  );
}
