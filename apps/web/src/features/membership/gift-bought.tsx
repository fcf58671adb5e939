import type { Gift } from '@longreturn/contract/membership';
import { trpc } from '../../lib/trpc.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CopyButton } from '../share/copy-button.tsx';
import { AwaitedPayment } from './awaited-payment.tsx';
import styles from './success-page.module.css';
import { useAwaited } from './use-awaited.ts';

/** Waits until the latest gift is paid, and shows its link. */
export function GiftBought({ first }: { first: readonly Gift[] }) {
  const { client } = trpc.useUtils();
  const { data, isLate, again } = useAwaited({
    first,
    read: async (): Promise<readonly Gift[]> => {
      await client.membership.check.mutate();
      return client.membership.gifts.query();
    },
    isSettled: ([latest]) => latest !== undefined && latest.state !== 'unpaid',
  });
  const [gift] = data;
  if (!gift || gift.state === 'unpaid') return <AwaitedPayment isLate={isLate} onAgain={again} />;
  if (gift.redeemUrl === null)
    return <Notice title={gift.state === 'redeemed' ? 'Your gift has been redeemed' : 'Your gift was refunded'} />;
  return <GiftLink url={gift.redeemUrl} />;
}

function GiftLink({ url }: { url: string }) {
  return (
    <>
      <Notice tone="good" title="Thank you! Your gift is ready." isNews>
        Pass this link on. It works once and never expires. We have emailed it to you as well.
        <div className={styles.link}>
          <code>{url}</code>
          <CopyButton text={url} label="Copy link" what="link to the gift" />
        </div>
      </Notice>
      <div className={styles.actions}>
        <GoLink to="/membership">Back to the membership page</GoLink>
      </div>
    </>
  );
}
