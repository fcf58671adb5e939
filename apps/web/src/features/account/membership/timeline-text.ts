import { formatDate } from '@longreturn/contract/format-time';
import type { TimelineEntry, TimelineEvent } from '@longreturn/contract/membership';
import type { EntitlementSource } from '@longreturn/contract/roles';

/** What gives access, as named in a sentence such as 'The PayPal subscription started.' */
const SOURCES: Record<EntitlementSource, string> = {
  stripe: 'Stripe subscription',
  paypal: 'PayPal subscription',
  comp: 'complimentary membership',
  gift: 'gift membership',
};

interface Telling {
  /** 'PayPal subscription'. */
  source: string;
  /** 'until 6 Dec 2026', or 'without an end date'. */
  until: string;
}

const TEXTS: Record<TimelineEvent, (telling: Telling) => string> = {
  started: ({ source }) => `The ${source} started.`,
  renewed: ({ source }) => `A payment succeeded and the ${source} renewed.`,
  payment_failed: ({ source, until }) => `A payment for the ${source} failed. Access continues ${until}.`,
  payment_recovered: ({ source }) => `The overdue payment for the ${source} succeeded.`,
  cancelled: ({ source, until }) => `The ${source} was cancelled. Access continues ${until}.`,
  resumed: ({ source }) => `The cancellation was undone. The ${source} renews again.`,
  plan_changed: ({ source }) => `The plan of the ${source} changed.`,
  expired: ({ source }) => `The ${source} ran out, and access through it ended.`,
  refunded: ({ source }) => `The payment was refunded, and access through the ${source} ended.`,
  disputed: ({ source }) => `The payment was disputed, and access through the ${source} ended.`,
  unpaid: ({ source }) => `The payment failed for good, and access through the ${source} ended.`,
  duplicate: ({ source }) => `The ${source} was a duplicate. It was cancelled and refunded.`,
  granted: ({ source, until }) => `A ${source} started. It gives access ${until}.`,
  revoked: ({ source }) => `The ${source} was ended.`,
};

/**
 * Returns a sentence that says why access continues or ended. The member and admins see the same sentence. If a gift
 * starts after `now` (ISO 8601), the sentence says so.
 */
export function timelineText({ at, event, source, accessUntil, reason }: TimelineEntry, now: string): string {
  const until = accessUntil === null ? 'without an end date' : `until ${formatDate(accessUntil)}`;
  const telling = { source: SOURCES[source], until };
  if (event === 'granted' && at > now) return `A ${telling.source} starts on this day. It gives access ${until}.`;
  const text = TEXTS[event](telling);
  return event === 'granted' && source === 'comp' && reason !== null ? `${text} Reason: ${reason}` : text;
}
