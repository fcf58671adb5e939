import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';

const ALLOWED: ReadonlySet<unknown> = new Set(['undefined', 'Date']);

/**
 * Serialises inputs and outputs with superjson. In inputs, accepts only the annotations 'undefined' and 'Date', and
 * throws BAD_REQUEST for any other: with other superjson types, such as typed arrays, a small request could make the
 * server allocate unlimited memory.
 */
export const transformer = {
  input: {
    serialize: (input: unknown) => superjson.serialize(input),
    deserialize(input: unknown): unknown {
      const given = input as SuperJSONResult | undefined; // what our clients send; anything else is rejected below
      if (given === undefined) return undefined;
      if (typeof given !== 'object' || given === null || !isPlain(given.meta))
        throw new TRPCError({ code: 'BAD_REQUEST' });
      try {
        return superjson.deserialize(given);
      } catch (cause) {
        throw new TRPCError({ code: 'BAD_REQUEST', cause }); // superjson rejects some paths and values
      }
    },
  },
  output: superjson,
};

function isPlain(meta: unknown): boolean {
  if (meta === undefined) return true;
  if (typeof meta !== 'object' || meta === null) return false;
  const { values, v: _, ...rest } = meta as { values?: unknown; v?: unknown }; // an object, as checked above
  if (Object.keys(rest).length > 0) return false;
  const annotations = Array.isArray(values) ? [values] : Object.values(values ?? {});
  return annotations.every((each) => Array.isArray(each) && each.length === 1 && ALLOWED.has(each[0]));
}
