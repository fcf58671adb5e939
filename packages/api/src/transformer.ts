import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';

const ALLOWED: ReadonlySet<unknown> = new Set(['undefined', 'Date']);

/**
 * superjson both ways, except that an input may annotate nothing but 'undefined' and 'Date': our inputs are JSON and dates,
 * and superjson's other types (typed arrays above all) let a small request allocate without bound. Throws BAD_REQUEST.
 */
export const transformer = {
  input: {
    serialize: (input: unknown) => superjson.serialize(input),
    deserialize(input: unknown): unknown {
      const given = input as SuperJSONResult | undefined; // what our clients send; anything else is refused below
      if (given === undefined) return undefined;
      if (typeof given !== 'object' || given === null || !isPlain(given.meta))
        throw new TRPCError({ code: 'BAD_REQUEST' });
      try {
        return superjson.deserialize(given);
      } catch (cause) {
        throw new TRPCError({ code: 'BAD_REQUEST', cause }); // a path or value that superjson refuses
      }
    },
  },
  output: superjson,
};

function isPlain(meta: unknown): boolean {
  if (meta === undefined) return true;
  if (typeof meta !== 'object' || meta === null) return false;
  const { values, v: _, ...rest } = meta as { values?: unknown; v?: unknown }; // an object, as seen above
  if (Object.keys(rest).length > 0) return false;
  const annotations = Array.isArray(values) ? [values] : Object.values(values ?? {});
  return annotations.every((each) => Array.isArray(each) && each.length === 1 && ALLOWED.has(each[0]));
}
