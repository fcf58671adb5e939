import { z } from 'zod';
import { StripeError } from './stripe-error.ts';

/** All values in a form are text: these schemas convert them. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const integer = z.coerce.number().int();
export const text = z.string().max(5000);
export const metadata = z.record(z.string().max(40), z.string().max(500));
/** A parameter that the stand-in accepts but doesn't use. */
export const ignored = z.unknown().optional();

const expand = { expand: z.array(z.string()).optional() };

/** Creates the schema of an endpoint's parameters. Like Stripe, the schema rejects unknown parameters. */
export const parameters = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...expand, ...shape });

/** Parses parameters. Throws Stripe's error with the name of the first invalid parameter. */
export function parseParameters<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? [issue.keys[0]] : [])].map(String);
  const param = path.slice(1).reduce((name, part) => `${name}[${part}]`, path[0] ?? '');
  if (issue?.code === 'unrecognized_keys') {
    throw new StripeError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  if (issue?.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    throw new StripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw new StripeError(400, `Invalid ${param}: ${issue?.message}`, { code: 'parameter_invalid', param });
}
