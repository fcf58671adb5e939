import type { z } from 'zod';

/**
 * Returns the first message of each invalid field, in the order of the fields. Errors without a field use the key
 * 'input'.
 */
export function firstTexts(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of issues) texts[path.join('.') || 'input'] ??= message;
  return texts;
}
