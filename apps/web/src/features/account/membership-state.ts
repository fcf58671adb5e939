import type { User } from '@longreturn/contract/account';

export interface MembershipState {
  status: string;
  /** Shown in place of a price if the membership is free of charge. */
  price?: string;
  /** What the status means for the member. */
  text: string;
  action: 'manage' | 'join';
}

const STATES: Record<Exclude<User['subscriptionStatus'], 'none'>, MembershipState> = {
  active: { status: 'Active', text: 'You have access to all premium content.', action: 'manage' },
  past_due: {
    status: 'Payment overdue',
    text: 'Your last payment did not go through. You keep access while we retry it.',
    action: 'manage',
  },
  cancelling: {
    status: 'Cancelled',
    text: 'You keep access until the end of the billing period.',
    action: 'manage',
  },
  ended: { status: 'Ended', text: 'You no longer have access to premium episodes and articles.', action: 'join' },
  comp: {
    status: 'Active',
    price: 'Complimentary',
    text: 'You have access to all premium content, free of charge.',
    action: 'manage',
  },
};

/** Returns what the profile says about a membership; undefined if the account never had one. */
export function membershipState(status: User['subscriptionStatus']): MembershipState | undefined {
  return status === 'none' ? undefined : STATES[status];
}
