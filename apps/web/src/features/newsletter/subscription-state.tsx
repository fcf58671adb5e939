import type { Subscription } from '@longreturn/contract/newsletter';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';

interface SubscriptionStateProps {
  status: Subscription['status'];
  /** Whether the reader's last action caused this state. */
  isNews: boolean;
}

/**
 * A notice about the state of a subscription. Renders nothing for an active subscription, unless it has just started.
 */
export function SubscriptionState({ status, isNews }: SubscriptionStateProps) {
  if (status === 'active') return isNews ? <Notice tone="good" isNews title="You are subscribed" /> : null;
  if (status === 'unsubscribed') {
    return (
      <Notice tone={isNews ? 'good' : 'plain'} isNews={isNews} title="You are unsubscribed">
        We no longer send the newsletter to this email address. If you change your mind, choose below what you want to
        get.
      </Notice>
    );
  }
  if (status === 'pending') {
    return (
      <Notice isNews={isNews} title="Your email address is not confirmed yet">
        Choose below what you want to get, and save. The newsletter then starts.
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
      Our emails to this address bounced or were reported as spam, so we no longer send any.
    </Notice>
  );
}
