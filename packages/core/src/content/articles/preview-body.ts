import type { ArticleBodyPreview } from '@longreturn/contract/admin-content';
import type { PreviewBodyInput } from '@longreturn/contract/content-input';
import type { Actor } from '../../actor.ts';
import { plainText, readingMinutes } from '../html/reading-minutes.ts';
import { sanitizeBody } from '../html/sanitize-body.ts';
import { splitBody } from '../html/split-body.ts';
import { requireEditor } from '../require-editor.ts';

/**
 * Returns the body as it would be stored, with its length, its reading time, and its parts before and after the members
 * break. The footnotes are not arranged as on the article's page. Nothing is stored. Throws session.required,
 * action.forbidden.
 */
export function previewBody(actor: Actor, { bodyRichtext: given }: PreviewBodyInput): ArticleBodyPreview {
  requireEditor(actor);
  const bodyRichtext = sanitizeBody(given);
  const text = plainText(bodyRichtext);
  return {
    bodyRichtext,
    parts: splitBody(bodyRichtext) ?? null,
    characters: text.length,
    readingMinutes: readingMinutes(text),
  };
}
