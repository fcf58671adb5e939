import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { firstTexts } from './first-texts.ts';

/** Parses the input with the schema. Throws input.invalid with the first message of each invalid field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: z.input<Schema>): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('input.invalid', firstTexts(parsed.error.issues));
}
