import type { PlanId } from '@longreturn/contract/membership';
import { useState } from 'react';
import { leaveFor } from '../../lib/leave-for.ts';
import { readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { failureToast } from '../toasts/show-toast.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

interface GiveButtonProps {
  plan: PlanId;
  label: string;
  /** Whether the URL says that the reader is back from /login, which they opened to buy this gift. */
  isBack: boolean;
}

/** Starts the payment of a gift. Signed-out readers sign in first. */
export function GiveButton({ plan, label, isBack }: GiveButtonProps) {
  const { mutateAsync } = trpc.membership.startGift.useMutation();
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      const { origin } = window.location;
      const urls = { successUrl: `${origin}/membership/success?for=gift`, cancelUrl: `${origin}/membership` };
      const { url } = await mutateAsync({ plan, ...urls });
      await leaveFor(url);
    } catch (error) {
      setBusy(false);
      if (readFailure(error).code === 'session.required') return goSignIn();
      failureToast('Checkout Failed', 'Please try again or contact support.')(error);
    }
  };
  const { isSignedIn, signInFirst } = useSignInFirst({ action: 'give', isBack, resume: () => void give() });
  const goSignIn = () => signInFirst({ plan, checkout: 'resume' });
  return (
    <ActionButton
      label={label}
      busyLabel="Processing..."
      busy={busy}
      onClick={() => (isSignedIn ? void give() : goSignIn())}
    />
  );
}
