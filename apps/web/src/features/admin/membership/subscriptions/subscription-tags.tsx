import type { AdminSubscription } from '@longreturn/contract/admin-membership';
import { Tag } from '../../../../ui/tag.tsx';
import { PROVIDERS } from '../../users/user-texts.ts';
import { END_REASONS, subscriptionState } from '../membership-texts.ts';

type TagsOf = Pick<AdminSubscription, 'state' | 'isRunning' | 'endedBecause' | 'isUnsettled' | 'provider'>;

/**
 * The state of a subscription, why it ended, and whether the provider still has to carry out a cancellation or refund.
 */
export function SubscriptionTags({ subscription }: { subscription: TagsOf }) {
  const { endedBecause, isUnsettled, provider } = subscription;
  const { text, tone } = subscriptionState(subscription);
  return (
    <>
      <Tag tone={tone}>{endedBecause ? END_REASONS[endedBecause] : text}</Tag>{' '}
      {isUnsettled ? <Tag tone="danger">Not settled at {PROVIDERS[provider]}</Tag> : null}
    </>
  );
}
