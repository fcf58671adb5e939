import type { z } from 'zod';
import { parseInput } from '../parse-input.ts';

/**
 * Returns the use case as a function that first parses its last argument with the schema, as a router does. That
 * function throws input.invalid if the argument doesn't match the schema.
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
