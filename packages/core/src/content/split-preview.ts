import { MEMBERS_BREAK, sanitizeBody } from './sanitize-body.ts';

/** What stands before the members break of a sanitised body, its open elements closed; null without a break. */
export function splitPreview(body: string): string | null {
  const at = body.indexOf(MEMBERS_BREAK);
  return at === -1 ? null : sanitizeBody(body.slice(0, at));
}
