import { trpc } from '../../lib/trpc.ts';
import { ActionButton, type ActionButtonProps } from '../../ui/action-button.tsx';
import { failureToast, showToast } from '../toasts/show-toast.ts';

interface ResendButtonProps extends Pick<ActionButtonProps, 'label' | 'size'> {
  email: string;
}

/** Resends the confirmation email of the signed-in account. */
export function ResendButton({ email, ...look }: ResendButtonProps) {
  const resend = trpc.auth.resendConfirmation.useMutation({
    onSuccess: () => showToast({ title: 'Email sent', message: `Check the inbox of ${email}.`, tone: 'good' }),
    onError: failureToast('Email not sent', 'Please try again later.'),
  });
  return <ActionButton {...look} busyLabel="Sending..." busy={resend.isPending} onClick={() => resend.mutate()} />;
}
