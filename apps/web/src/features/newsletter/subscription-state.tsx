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
        We no longer send the newsletter to this email address. Changed your mind? Choose what you want to get below.
      </Notice>
    );
  }
  if (status === 'pending') {
    return (
      <Notice isNews={isNews} title="Your email address is not confirmed yet">
        Choose what you want to get below and save. The newsletter then starts.
      </Notice>
    );
  }
  return (
    <Notice
      tone="bad"
      isNews={isNews}
      title="Our emails don’t reach you"
      action={
        <GoLink to="/newsletter" search={{}}>
          Subscribe with another email
        </GoLink>
      }
    >
      Our emails to this address bounced or were reported as spam, so we have stopped.
    </Notice>
  );
}
