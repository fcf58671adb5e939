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
 * transaction. An event that doesn't concern a membership is stored as ignored. A repeated event has no effect if an
 * earlier attempt succeeded. If the earlier attempt failed, the event is processed again. So is an ignored event,
 * because its price may be configured now. Throws payments.notConfigured, event.refused, and payments.unavailable if
 * the subscription can't be read; the provider then sends the event again.
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
