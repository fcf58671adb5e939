import { useLoaderData } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { GiftBought } from './gift-bought.tsx';
import { PaymentResult } from './payment-result.tsx';
import styles from './success-page.module.css';

/** /membership/success, to which the payment providers send the buyer back. Opening the page doesn't grant access. */
export function SuccessPage() {
  const { isGift } = useLoaderData({ from: '/membership/success' });
  return (
    <Wrap>
      <PageHead title={isGift ? 'Your gift' : 'Your membership'} />
      <div className={styles.content}>
        <Content />
      </div>
    </Wrap>
  );
}

function Content() {
  const { own, gifts, now, isGift } = useLoaderData({ from: '/membership/success' });
  const { session } = useAuth();
  if (session.is !== 'user') return <SignedOut isGift={isGift} />;
  return isGift ? <GiftBought first={gifts} /> : <PaymentResult first={own} now={now} />;
}

function SignedOut({ isGift }: { isGift: boolean }) {
  const next = `/membership/success${isGift ? '?for=gift' : ''}`;
  return (
    <Notice
      title="Please sign in"
      action={
        <ButtonLink to="/login" search={{ next }} variant="primary">
          Sign in
        </ButtonLink>
      }
    >
      To see what you have bought, sign in with the account that you used to pay.
    </Notice>
  );
}
