import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';

const ALLOWED: ReadonlySet<unknown> = new Set(['undefined', 'Date']);

/**
 * Uses superjson in both directions, but inputs may contain only the annotations 'undefined' and 'Date'. Other
 * superjson types, above all typed arrays, would let a small request allocate unlimited memory. Throws BAD_REQUEST.
 */
export const transformer = {
  input: {
    serialize: (input: unknown) => superjson.serialize(input),
    deserialize(input: unknown): unknown {
      const given = input as SuperJSONResult | undefined; // sent by our clients; anything else is refused below
      if (given === undefined) return undefined;
      if (typeof given !== 'object' || given === null || !isPlain(given.meta))
        throw new TRPCError({ code: 'BAD_REQUEST' });
      try {
        return superjson.deserialize(given);
      } catch (cause) {
        throw new TRPCError({ code: 'BAD_REQUEST', cause }); // superjson refuses a path or value
      }
    },
  },
  output: superjson,
};

function isPlain(meta: unknown): boolean {
  if (meta === undefined) return true;
  if (typeof meta !== 'object' || meta === null) return false;
  const { values, v: _, ...rest } = meta as { values?: unknown; v?: unknown }; // checked above: an object
  if (Object.keys(rest).length > 0) return false;
  const annotations = Array.isArray(values) ? [values] : Object.values(values ?? {});
  return annotations.every((each) => Array.isArray(each) && each.length === 1 && ALLOWED.has(each[0]));
}
