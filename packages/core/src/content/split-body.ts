import type { ArticleParts } from '@longreturn/contract/content';
import { MEMBERS_BREAK, sanitizeBody } from './sanitize-body.ts';

/** What stands before and after the members break of a sanitised body, each with every element closed; undefined without a break. */
export function splitBody(body: string): ArticleParts | undefined {
  const at = body.indexOf(MEMBERS_BREAK);
  if (at === -1) return undefined;
  return { free: sanitizeBody(body.slice(0, at)), members: sanitizeBody(body.slice(at + MEMBERS_BREAK.length)) };
}
