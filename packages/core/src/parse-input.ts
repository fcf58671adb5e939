import type { z } from 'zod';
import { AppError } from './app-error.ts';

/** The input as the schema reads it; throws input.invalid with the first text of each field that is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: z.input<Schema>): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const texts = parsed.error.issues.map(({ path, message }) => [path.join('.') || 'input', message] as const);
  throw new AppError('input.invalid', Object.fromEntries(texts.reverse()));
}
