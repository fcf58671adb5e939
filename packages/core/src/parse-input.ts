import type { z } from 'zod';
import { AppError } from './app-error.ts';

/**
 * Parses the input with the schema and returns the result. Throws input.invalid with the first message of each invalid
 * field.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: z.input<Schema>): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('input.invalid', firstTexts(parsed.error.issues));
}

/**
 * Returns the first message of each invalid field, by the field's path. The key of an error without a field is 'input'.
 */
export function firstTexts(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of issues) texts[path.join('.') || 'input'] ??= message;
  return texts;
}
