import type { z } from 'zod';
import { parseInput } from '../parse-input.ts';

/**
 * Wraps a use case so that it takes raw input and parses it, as a router does. The input is the last argument. The
 * returned function throws input.invalid.
 */
export function throughSchema<Schema extends z.ZodType, Before extends unknown[], Result>(
  schema: Schema,
  useCase: (...given: [...Before, z.output<Schema>]) => Promise<Result>,
): (...given: [...Before, z.input<Schema>]) => Promise<Result> {
  return async (...given) => {
    const before = given.slice(0, -1) as Before; // all but the input
    return useCase(...before, parseInput(schema, given.at(-1) as z.input<Schema>)); // the input comes last
  };
}
