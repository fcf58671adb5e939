import type { Membership } from '@longreturn/contract/membership';
import { trpc } from '../../lib/trpc.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AwaitedPayment } from './awaited-payment.tsx';
import { paymentOutcome } from './payment-outcome.ts';
import styles from './success-page.module.css';
import { useAwaited } from './use-awaited.ts';

interface PaymentResultProps {
  /** The buyer's membership; undefined if it couldn't be read. */
  first: Membership | undefined;
  /** The time at which `first` was read, in milliseconds. */
  now: number;
}

/** Waits until the payment is confirmed or has failed, and shows the outcome. */
export function PaymentResult({ first, now }: PaymentResultProps) {
  const { client } = trpc.useUtils();
  // Until `check` has read the provider's data, the latest known subscription may be an earlier one that was refunded.
  const known = paymentOutcome(first, now) === 'failed' ? undefined : first;
  const { data, isLate, again } = useAwaited({
    first: known,
    read: (): Promise<Membership | undefined> => client.membership.check.mutate(),
    isSettled: (own) => paymentOutcome(own, now) !== 'waiting',
  });
  const outcome = paymentOutcome(data, now);
  if (outcome === 'paid') return <Welcome />;
  if (outcome === 'failed') return <Failed />;
  return <AwaitedPayment isLate={isLate} onAgain={again} />;
}

function Welcome() {
  return (
    <>
      <Notice tone="good" title="Welcome! You’re a member now." isNews>
        Every premium episode and article is open to you. We have emailed you a confirmation.
      </Notice>
      <div className={styles.actions}>
        <ButtonLink to="/articles" search={{ free: '0' }} variant="primary" reloadDocument>
          Read premium articles
        </ButtonLink>
        <GoLink to="/episodes" reloadDocument>
          Watch and listen
        </GoLink>
        <GoLink to="/profile" hash="private-feeds" reloadDocument>
          Add your private feed
        </GoLink>
        <GoLink to="/profile" reloadDocument>
          Manage your membership
        </GoLink>
      </div>
    </>
  );
}

function Failed() {
  return (
    <Notice
      tone="bad"
      title="Your payment didn’t go through"
      isNews
      action={
        <ButtonLink to="/membership" variant="primary">
          Try again
        </ButtonLink>
      }
    >
      You have no membership, and nothing more is charged. Try again with another card or provider.
    </Notice>
  );
}
