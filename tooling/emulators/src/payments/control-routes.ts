import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Faults, faultSchema } from './faults.ts';
import type { LoggedRequest } from './request-log.ts';
import { type WebhookSender, webhookChangeSchema } from './webhook-sender.ts';

/** A function that checks its input, then changes or reads the stand-in. */
export type ControlCall = (input: unknown) => unknown;

/** Creates a control call that parses its input with `schema`. */
export const controlCall =
  <Input>(schema: z.ZodType<Input>, run: (input: Input) => unknown): ControlCall =>
  (input) =>
    run(schema.parse(input ?? {}));

/** What a test can change or read in every payment stand-in. */
export interface Controls {
  faults: Faults;
  webhooks: WebhookSender;
  requests: LoggedRequest[];
}

/** Offers each control call as `POST /__control/<name>` with JSON. An invalid input or an unknown name gets a 400. */
export function controlRoutes(app: FastifyInstance, controls: Controls, own: Record<string, ControlCall>): void {
  const calls: Record<string, ControlCall> = { ...sharedCalls(controls), ...own };
  app.post<{ Params: { name: string } }>('/__control/:name', async ({ params: { name }, body }, reply) => {
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) return reply.code(400).send({ error: `unknown call; known: ${Object.keys(calls).join(', ')}` });
    try {
      return reply.send({ result: (await call(body)) ?? null });
    } catch (error) {
      return reply.code(400).send({ error: String(error) });
    }
  });
}

const sharedCalls = ({ faults, webhooks, requests }: Controls): Record<string, ControlCall> => ({
  'add-fault': controlCall(faultSchema, (fault) => faults.add(fault)),
  'clear-faults': () => faults.clear(),
  'change-webhooks': controlCall(webhookChangeSchema, (given) => webhooks.change(given)),
  'release-webhooks': controlCall(z.object({ order: z.enum(['created', 'reversed']).optional() }), ({ order }) =>
    webhooks.release(order),
  ),
  'resend-webhook': controlCall(z.object({ id: z.string() }), ({ id }) => webhooks.resend(id)),
  'settled-webhooks': () => webhooks.settled(),
  events: () => webhooks.events,
  deliveries: () => webhooks.deliveries,
  requests: () => requests,
});
