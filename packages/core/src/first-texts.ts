import type { z } from 'zod';

/** The first text of each field that is wrong, in the order of the fields; what concerns none stands under 'input'. */
export function firstTexts(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of issues) texts[path.join('.') || 'input'] ??= message;
  return texts;
}
