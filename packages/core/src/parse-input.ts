import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { firstTexts } from './first-texts.ts';

/** The input as the schema reads it; throws input.invalid with the first text of each field that is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: z.input<Schema>): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('input.invalid', firstTexts(parsed.error.issues));
}
