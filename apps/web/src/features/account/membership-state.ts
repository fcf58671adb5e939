import type { User } from '@longreturn/contract/account';

export interface MembershipState {
  status: string;
  /** What follows for its owner. */
  text: string;
  action: 'manage' | 'join' | 'none';
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
  comp: { status: 'Complimentary', text: 'Everything premium is open to you, and nothing is charged.', action: 'none' },
};

/** How an account stands with its membership; undefined when it never had one. */
export function membershipState({ subscriptionStatus, role }: Pick<User, 'subscriptionStatus' | 'role'>) {
  if (subscriptionStatus !== 'none') return STATES[subscriptionStatus];
  return role === 'member' ? STATES.comp : undefined;
}
