import { subscriptions } from '@longreturn/db/schema';
import { eq, isNotNull, or } from 'drizzle-orm';

/** The condition that a subscription still has to be cancelled or refunded at its provider. */
export const isUnsettled = or(eq(subscriptions.cancelDue, true), isNotNull(subscriptions.refundDue));
