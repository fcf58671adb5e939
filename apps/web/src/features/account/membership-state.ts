import type { User } from '@longreturn/contract/account';

export interface MembershipState {
  status: string;
  /** How it is paid for, where that is not the usual way. */
  price?: string;
  /** What the status means for the member. */
  text: string;
  action: 'manage' | 'join';
}

const STATES: Record<Exclude<User['subscriptionStatus'], 'none'>, MembershipState> = {
  active: { status: 'Active', text: 'Everything premium is open to you.', action: 'manage' },
  past_due: {
    status: 'Payment overdue',
    text: 'Your last payment did not go through. You keep access while it is tried again.',
    action: 'manage',
  },
  cancelling: {
    status: 'Cancelled',
    text: 'You keep access until the end of the period that is paid for.',
    action: 'manage',
  },
  ended: { status: 'Ended', text: 'Premium episodes and articles are closed again.', action: 'join' },
  comp: {
    status: 'Active',
    price: 'Complimentary',
    text: 'Everything premium is open to you, and nothing is charged.',
    action: 'manage',
  },
};

/** The membership of an account, for its profile; undefined when it never had one. */
export function membershipState(status: User['subscriptionStatus']): MembershipState | undefined {
  return status === 'none' ? undefined : STATES[status];
}
