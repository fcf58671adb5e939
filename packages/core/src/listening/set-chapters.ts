import type { NewChapters, RenditionInput } from '@longreturn/contract/audio-admin';
import type { Chapter } from '@longreturn/contract/listening';
import { MESSAGES } from '@longreturn/contract/messages';
import { renditions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Writing } from '../content/write-content.ts';
import { changeRendition } from './change-rendition.ts';
import { isWithin } from './within-duration.ts';

/**
 * Replaces the chapters of a rendition (docs/product.md, Audio). Throws session.required, action.forbidden,
 * episode.unknown, rendition.unknown, and input.invalid for a chapter out of order or after the end.
 */
export async function setChapters(deps: Writing, actor: Actor, { chapters, ...input }: NewChapters): Promise<void> {
  await storeChapters(deps, actor, { input, chapters });
}

/**
 * Removes the chapters of a rendition. Throws session.required, action.forbidden, episode.unknown, rendition.unknown.
 */
export async function removeChapters(deps: Writing, actor: Actor, input: RenditionInput): Promise<void> {
  await storeChapters(deps, actor, { input, chapters: null });
}

async function storeChapters(
  deps: Writing,
  actor: Actor,
  { input, chapters }: { input: RenditionInput; chapters: Chapter[] | null },
): Promise<void> {
  await changeRendition(deps, actor, input, async ({ db, clock }, { id, kind, durationSec, chapters: before }) => {
    const problems = problemsOf(chapters ?? [], durationSec);
    if (Object.keys(problems).length > 0) throw new AppError('input.invalid', problems);
    await db.update(renditions).set({ chapters, updatedAt: clock.now() }).where(eq(renditions.id, id));
    const change = {
      rendition: { from: kind, to: kind },
      chapters: { from: before?.length ?? 0, to: chapters?.length ?? 0 },
    };
    return { action: 'episode.chapters-updated', change };
  });
}

/** Returns a message for each chapter with a wrong time, by the field's path. */
function problemsOf(chapters: readonly Chapter[], durationSec: number): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, { startTime }] of chapters.entries()) {
    const before = chapters[index - 1];
    const field = `chapters.${index}.startTime`;
    if (!isWithin(startTime, { durationSec })) problems[field] = MESSAGES.chapterLate;
    else if (before && startTime <= before.startTime) problems[field] = MESSAGES.chapterOrder;
  }
  return problems;
}
