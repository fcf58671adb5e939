import type { Subscription } from '@longreturn/contract/newsletter';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';

interface SubscriptionStateProps {
  status: Subscription['status'];
  /** It has just come to be so, by what the reader did. */
  isNews: boolean;
}

/** What a subscriber has to know of how their subscription stands; nothing while all is well. */
export function SubscriptionState({ status, isNews }: SubscriptionStateProps) {
  if (status === 'active') return isNews ? <Notice tone="good" isNews title="You are subscribed" /> : null;
  if (status === 'unsubscribed') {
    return (
      <Notice tone={isNews ? 'good' : 'plain'} isNews={isNews} title="You are unsubscribed">
        No newsletter goes to this address any more. If that was a slip, choose below what you would like to get.
      </Notice>
    );
  }
  if (status === 'pending') {
    return (
      <Notice isNews={isNews} title="Your address is not confirmed yet">
        Save below what you would like to get, and the newsletter begins.
      </Notice>
    );
  }
  return (
    <Notice
      tone="bad"
      isNews={isNews}
      title="Our mail does not reach you"
      action={
        <GoLink to="/newsletter" search={{}}>
          Subscribe with another address
        </GoLink>
      }
    >
      What we sent to this address came back, or was reported as unwanted, so we have stopped.
    </Notice>
  );
}
