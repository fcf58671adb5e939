import { subscriptions } from '@longreturn/db/schema';
import { eq, isNotNull, or } from 'drizzle-orm';

/** The condition that a cancellation or a refund of a subscription is still to be done at its provider. */
export const isUnsettled = or(eq(subscriptions.cancelDue, true), isNotNull(subscriptions.refundDue));
