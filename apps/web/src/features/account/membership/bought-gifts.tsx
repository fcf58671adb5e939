import { formatDate } from '@longreturn/contract/format-time';
import type { Gift } from '@longreturn/contract/membership';
import { TextInput } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { CopyButton } from '../../share/copy-button.tsx';
import security from '../security-section.module.css';
import styles from './membership.module.css';
import { shownGifts } from './shown-gifts.ts';

/** The memberships that the user bought for others, with the links to redeem them. */
export function BoughtGifts({ now }: { now: string }) {
  const { data = [] } = trpc.membership.gifts.useQuery();
  const gifts = shownGifts(data, now);
  if (gifts.length === 0) return null;
  return (
    <div className={security.list}>
      <h3 className={security.title}>Gifts you bought</h3>
      <ul className={security.list}>
        {gifts.map((gift) => (
          <BoughtGift key={gift.id} gift={gift} />
        ))}
      </ul>
    </div>
  );
}

const PERIODS = { monthly: 'One month', annual: 'One year' } as const;

const STATES = {
  unpaid: { text: 'Waiting for the payment', tone: 'outline' },
  paid: { text: 'Not redeemed yet', tone: 'green' },
  redeemed: { text: 'Redeemed', tone: 'plain' },
  refunded: { text: 'Refunded', tone: 'plain' },
} as const;

function BoughtGift({ gift: { plan, state, redeemUrl, createdAt } }: { gift: Gift }) {
  return (
    <li className={styles.gift}>
      <div className={styles.giftHead}>
        <div>
          <b>
            {PERIODS[plan]} <Tag tone={STATES[state].tone}>{STATES[state].text}</Tag>
          </b>
          <p className={text.meta}>Bought on {formatDate(createdAt)}</p>
        </div>
        {redeemUrl === null ? null : (
          <CopyButton text={redeemUrl} label="Copy link" what={`gift of ${PERIODS[plan]}`} />
        )}
      </div>
      {redeemUrl === null ? null : (
        <TextInput
          label="Link for the recipient"
          readOnly
          value={redeemUrl}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </li>
  );
}
