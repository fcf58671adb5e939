import type { User } from '@longreturn/contract/account';
import { formatDate } from '@longreturn/contract/format-time';
import type { Membership, OwnMembership, PlanId } from '@longreturn/contract/membership';
import { PLAN_TEXTS } from '@longreturn/site/plans';

/** What the membership page shows to a reader. */
export type Standing = { is: 'buyer'; notice?: string } | { is: 'included' } | MemberStanding;

interface MemberStanding {
  is: 'member';
  title: string;
  text: string;
  facts: { term: string; value: string }[];
  /** Whether access has an end date, at which a gift could begin. */
  isEnding: boolean;
}

const PLAN_NAMES: Record<PlanId, string> = {
  monthly: `Monthly, ${PLAN_TEXTS.monthly}`,
  annual: `Annual, ${PLAN_TEXTS.annual}`,
};

/** Returns what the page shows to a reader. If their membership (`own`) couldn't be read, the texts have no dates. */
export function membershipStanding(
  user: Pick<User, 'role' | 'subscriptionStatus'> | undefined,
  own: Membership | undefined,
): Standing {
  if (!user) return { is: 'buyer' };
  if (user.role === 'editor' || user.role === 'admin') return { is: 'included' };
  const status = own?.status ?? user.subscriptionStatus;
  if (status === 'none') return { is: 'buyer' };
  if (status === 'ended') return { is: 'buyer', notice: endedText(own) };
  const subscription = own?.subscription;
  if (subscription && subscription.state !== 'ended' && subscription.state !== 'pending')
    return { is: 'member', ...subscriptionTexts(subscription) };
  return { is: 'member', ...givenTexts(own) };
}

type Texts = Omit<MemberStanding, 'is'>;

function endedText(own: Membership | undefined): string {
  const endedAt = own?.subscription?.endedAt;
  return `Your membership ended${endedAt ? ` on ${formatDate(endedAt)}` : ''}. You can join again at any time.`;
}

function subscriptionTexts({ state, plan, paidThrough, accessUntil, nextPaymentCents }: OwnMembership): Texts {
  const facts = [{ term: 'Plan', value: PLAN_NAMES[plan] }];
  const until = accessUntil ? formatDate(accessUntil) : undefined;
  if (state === 'cancelling')
    return {
      title: 'Your membership is cancelled',
      text: 'You keep access until the end of the period that you have paid for.',
      isEnding: true,
      facts: [...facts, fact('Status', 'Cancelled'), ...(until ? [fact('Access until', until)] : [])],
    };
  if (state === 'past_due')
    return {
      title: 'Your payment is overdue',
      text: 'Your last payment did not go through. You keep access while we retry it.',
      isEnding: false,
      facts: [...facts, fact('Status', 'Payment overdue'), ...(until ? [fact('Access until', until)] : [])],
    };
  const next = nextPaymentCents !== null && paidThrough ? [fact('Next payment', formatDate(paidThrough))] : [];
  const shown = [...facts, fact('Status', 'Active'), ...next];
  return { title: 'You’re a member', text: FULL_ACCESS, isEnding: false, facts: shown };
}

const FULL_ACCESS = 'You have access to every premium episode and article.';

/** The texts of a gift or a complimentary membership. */
function givenTexts(own: Membership | undefined): Texts {
  const isGift = own?.timeline.find(({ event }) => event === 'granted')?.source === 'gift';
  const until = own?.accessUntil ? formatDate(own.accessUntil) : 'No end date';
  return {
    title: 'You’re a member',
    text: FULL_ACCESS,
    isEnding: own?.accessUntil !== null,
    facts: [
      fact('Plan', isGift ? 'Gift' : 'Complimentary'),
      fact('Status', 'Active'),
      ...(own ? [fact('Access until', until)] : []),
    ],
  };
}

const fact = (term: string, value: string) => ({ term, value });
