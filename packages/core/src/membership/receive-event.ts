import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProviderName } from '@longreturn/contract/membership';
import { paymentEvents } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { getProvider } from './get-provider.ts';
import { handleEvent } from './handle-event.ts';
import type { Refreshing } from './refresh-subscription.ts';

interface ReceivedEvent {
  provider: PaymentProviderName;
  /** The bytes of the body as they arrived. */
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
}

/**
 * Processes a provider's event (docs/product.md, Membership). Returns after the event and its effect are stored in one
 * transaction. An event that doesn't concern a membership, such as an event about a price that isn't configured, is
 * stored as ignored. A repeated event has no effect if an earlier attempt succeeded. If the earlier attempt failed or
 * ignored the event, it is processed again: the failure may be over, or the price may be configured by now.
 *
 * Throws payments.notConfigured, event.refused, payments.unavailable (the subscription or gift couldn't be read). After
 * any error, the provider repeats the event.
 */
export async function receiveEvent(deps: Refreshing, { provider, rawBody, headers }: ReceivedEvent): Promise<void> {
  const event = await getProvider(deps, provider).verifyEvent(rawBody, headers);
  if (await isHandled(deps, provider, event.id)) return;
  await handleEvent(deps, { provider, event });
}

async function isHandled({ db }: Pick<Deps, 'db'>, provider: PaymentProviderName, eventId: string): Promise<boolean> {
  const isEvent = and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId));
  const [known] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isEvent, eq(paymentEvents.outcome, 'done')));
  return known !== undefined;
}
