import type { GiftOffer } from '@longreturn/contract/membership';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { readFailure } from '../../lib/read-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureToast, showToast } from '../toasts/show-toast.ts';
import styles from './member-panel.module.css';
import { membershipSearch } from './membership-search.ts';
import type { Standing } from './membership-standing.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

interface GiftPanelProps {
  gift: GiftOffer | 'invalid';
  token: string;
  standing: Standing;
}

/** What a gift link opens: a text about the gift, and the button that redeems it. */
export function GiftPanel({ gift, token, standing }: GiftPanelProps) {
  if (gift === 'invalid')
    return (
      <Notice tone="bad" title="This gift link isn’t valid" action={<PlansLink />}>
        Check that you have opened the whole link, or ask the person who sent it to you.
      </Notice>
    );
  if (gift.state === 'refunded')
    return (
      <Notice tone="bad" title="This gift was refunded" action={<PlansLink />}>
        It can’t be redeemed any more. Ask the person who sent it to you.
      </Notice>
    );
  if (gift.state === 'redeemed') return <RedeemedGift isOwn={gift.isOwn} />;
  return <OpenGift plan={gift.plan} token={token} standing={standing} />;
}

const PlansLink = () => <GoLink to="/membership">See the membership</GoLink>;

function RedeemedGift({ isOwn }: { isOwn: boolean }) {
  if (!isOwn)
    return (
      <Notice tone="bad" title="This gift has been redeemed" action={<PlansLink />}>
        Its link works once. If you redeemed the gift yourself, sign in with the account that you used.
      </Notice>
    );
  return (
    <Notice tone="good" title="You have redeemed this gift" action={<GoLink to="/profile">See your membership</GoLink>}>
      Enjoy every premium episode and article.
    </Notice>
  );
}

const PERIODS = { monthly: 'One month', annual: 'One year' } as const;

function OpenGift({ plan, token, standing }: Pick<GiftPanelProps, 'token' | 'standing'> & Pick<GiftOffer, 'plan'>) {
  const { checkout } = membershipSearch(useSearch({ from: '/membership/' }));
  const { redeem, busy } = useRedeem(token, { onSignedOut: () => goSignIn() });
  const { isSignedIn, signInFirst } = useSignInFirst({
    action: 'redeem',
    isBack: checkout === 'resume',
    resume: () => void redeem(),
  });
  const goSignIn = () => signInFirst({ gift: token, checkout: 'resume' });
  const reason = reasonAgainst(standing);
  return (
    <section className={styles.panel} aria-labelledby="gift">
      <h2 id="gift" className={styles.title}>
        You’ve been given a membership
      </h2>
      <p className={styles.text}>
        {PERIODS[plan]} of every premium episode and article, paid by the person who sent you the link. The membership
        doesn’t renew, and you need no card.
      </p>
      {reason === undefined ? (
        <div className={styles.row}>
          <ActionButton
            variant="primary"
            size="lg"
            label={isSignedIn ? 'Redeem gift' : 'Sign in and redeem gift'}
            busyLabel="Processing..."
            busy={busy}
            onClick={() => (isSignedIn ? void redeem() : goSignIn())}
          />
        </div>
      ) : (
        <p className={styles.text}>{reason}</p>
      )}
      {standing.is === 'member' && standing.isEnding ? (
        <p className={styles.text}>You’re a member already. The gift begins when your access ends.</p>
      ) : null}
    </section>
  );
}

/** Returns why the reader has no use for a gift; undefined if the reader can redeem it. */
function reasonAgainst(standing: Standing): string | undefined {
  if (standing.is === 'included') return 'Your role includes everything already. You can pass the link on.';
  if (standing.is === 'buyer' || standing.isEnding) return undefined;
  return 'You’re a member already, and your membership continues without this gift. You can pass the link on.';
}

function useRedeem(token: string, { onSignedOut }: { onSignedOut: () => void }) {
  const { mutateAsync } = trpc.membership.redeemGift.useMutation();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const redeem = async () => {
    setBusy(true);
    try {
      await mutateAsync({ token });
      showToast({ title: 'Gift redeemed', message: 'Welcome! You’re a member now.', tone: 'good' });
    } catch (error) {
      if (readFailure(error).code === 'session.required') return onSignedOut();
      failureToast('Gift not redeemed')(error);
    }
    await router.invalidate(); // the page shows the gift's new state
    setBusy(false);
  };
  return { redeem, busy };
}
