import { z } from 'zod';
import { type ArticleFields, articleForm } from './article-fields.ts';

/** The saved version of an article that a form's changes are based on. */
export interface BaseVersion {
  /** Its `updatedAt`; null for a new article. */
  version: string | null;
  fields: ArticleFields;
}

/** Unsaved text of an article form. */
export interface ArticleDraft {
  /** ISO 8601. */
  savedAt: string;
  base: BaseVersion;
  fields: ArticleFields;
}

const text = z.string();
/** A draft needn't be valid. */
const draftFields = articleForm.extend({ title: text, slug: text, excerpt: text, bodyRichtext: text });
const draftsSchema: z.ZodType<ArticleDraft[]> = z.array(
  z.object({
    savedAt: z.iso.datetime(),
    base: z.object({ version: text.nullable(), fields: draftFields }),
    fields: draftFields,
  }),
);

/** Returns the storage key of a user's drafts of an article on this device. Without an ID, the article is new. */
export function draftKey(userId: string, articleId = 'new'): string {
  return `article draft ${userId} ${articleId}`;
}

/** Returns the stored drafts, the newest first. Returns none if they are unreadable or the browser blocks storage. */
export function readDrafts(key: string): ArticleDraft[] {
  try {
    return draftsSchema.parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Replaces the stored drafts. Returns whether that succeeded: the storage may be full or blocked. */
export function storeDrafts(key: string, drafts: readonly ArticleDraft[]): boolean {
  try {
    if (drafts.length > 0) localStorage.setItem(key, JSON.stringify(drafts));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
