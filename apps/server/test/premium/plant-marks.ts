import { Readable } from 'node:stream';
import type { RenditionKind } from '@longreturn/contract/listening';
import { SYSTEM } from '@longreturn/core/actor';
import { answerQuestion } from '@longreturn/core/ama/answer-question';
import { askQuestion } from '@longreturn/core/ama/ask-question';
import { updateQuestion } from '@longreturn/core/ama/update-question';
import { updateArticle } from '@longreturn/core/content/articles/update-article';
import type { Deps } from '@longreturn/core/deps';
import {
  buildArticle,
  buildEpisode,
  buildFile,
  buildMediaItem,
  buildRendition,
  buildSentIssue,
  buildUser,
  feedToken,
} from '@longreturn/core/testing';
import { articleRevisions, privateFeeds } from '@longreturn/db/schema';

/** The marks in content that members may read. A mark is a unique word that the tests look for in responses. */
export const MEMBERS_MARKS = [
  ...['zqxafter', 'zqxheading', 'zqxlink', 'zqxalt', 'zqxcaption', 'zqxcell', 'zqxfile', 'zqxwhole', 'zqxflipped'],
  ...['zqxrewritten', 'zqxrenamed', 'zqxvideo001', 'zqxtube0001', 'zqxtitle', 'zqxdescription', 'zqxspotify1'],
  ...['zqxapple1', 'zqxdaily', 'zqxquarterly', 'zqxheard', 'zqxchapter', 'zqxspoken', 'zqxadfree'],
  ...['zqxopen', 'zqxpicked', 'zqxanswered', 'zqxnote', 'zqxsource'],
];
/** The marks in content that only editors may read: drafts, scheduled items, former texts and hidden questions. */
export const EDITORS_MARKS = ['zqxdraft1', 'zqxscheduled1', 'zqxformer', 'zqxdraftvid', 'zqxunheard', 'zqxhidden'];

/** The mark of issues that are sent during a test. */
export const MAILED_MARK = 'zqxmailed';

const ANY_MARK = new RegExp([...MEMBERS_MARKS, ...EDITORS_MARKS, MAILED_MARK].join('|'), 'g');

/** Returns the marks in a text, each once. */
export function marksIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(ANY_MARK))];
}

const FREE = `<p>${'This part is for everyone. '.repeat(6)}</p>`;
const BREAK = '<hr data-members>';
const hidden = (mark: string) => `<p>${`A sentence for members that names ${mark}. `.repeat(4)}</p>`;

interface Item {
  id: string;
  slug: string;
}

export interface Planted {
  episodes: Item[];
  articles: Item[];
  issues: Item[];
  /** The IDs of renditions. */
  renditionIds: string[];
  /** The token of a private feed whose owner is not a member. */
  lapsedToken: string;
  /** The IDs of former versions of articles. */
  revisionIds: string[];
}

/** Creates premium items with a mark in every field that only members or editors may read. */
export async function plantMarks(deps: Deps): Promise<Planted> {
  const articles = [...(await plantArticles(deps)), ...(await plantChangedArticles(deps))];
  const episodes = await plantEpisodes(deps);
  const renditionIds = await plantAudio(deps, episodes);
  const lapsedToken = await plantLapsedFeed(deps);
  await plantQuestions(deps, episodes[0]?.id ?? '');
  const issues = [];
  for (const [edition, mark] of [
    ['daily-highlights', 'zqxdaily'],
    ['quarterly-summaries', 'zqxquarterly'],
  ] as const)
    issues.push(await buildSentIssue(deps, { edition, bodyRichtext: hidden(mark) }));
  const revisions = await deps.db.select({ id: articleRevisions.id }).from(articleRevisions);
  return { episodes, articles, issues, renditionIds, lapsedToken, revisionIds: revisions.map(({ id }) => id) };
}

const premium = { isPremium: true, topics: ['sleep'] };
const tomorrow = ({ clock }: Deps) => new Date(clock.now().getTime() + 86_400_000).toISOString();

async function plantArticles(deps: Deps) {
  const { url } = await buildFile(deps, { name: 'zqxfile.png' });
  const parts = [
    '<h2>A heading with zqxheading</h2>',
    '<p><a href="https://example.org/zqxlink">A source</a></p>',
    `<figure><img src="${url}" alt="A curve, zqxalt"><figcaption>zqxcaption</figcaption></figure>`,
    '<table><tbody><tr><td>zqxcell</td></tr></tbody></table>',
    '<p>A claim<sup id="fnref-2"><a href="#fn-2">2</a></sup></p>',
    '<section data-footnotes><ol><li id="fn-1">A note for everyone</li>',
    '<li id="fn-2">zqxnote <a href="https://doi.org/10.1000/zqxsource">A source</a></li></ol></section>',
  ];
  const free = `${FREE}<p>Another claim<sup id="fnref-1"><a href="#fn-1">1</a></sup></p>`;
  const bodyRichtext = free + BREAK + hidden('zqxafter') + parts.join('');
  return [
    await buildArticle(deps, { ...premium, bodyRichtext }),
    await buildArticle(deps, { ...premium, bodyRichtext: hidden('zqxwhole') }),
    await buildArticle(deps, { ...premium, bodyRichtext: hidden('zqxdraft1'), publishedAt: null }),
    await buildArticle(deps, { ...premium, bodyRichtext: hidden('zqxscheduled1'), publishedAt: tomorrow(deps) }),
  ];
}

/** Creates an article that used to be free, one whose text was rewritten, and one whose slug was changed. */
async function plantChangedArticles(deps: Deps) {
  const flipped = await buildArticle(deps, { topics: ['sleep'], bodyRichtext: FREE + BREAK + hidden('zqxflipped') });
  await updateArticle(deps, SYSTEM, { id: flipped.id, isPremium: true });
  const rewritten = await buildArticle(deps, { ...premium, bodyRichtext: hidden('zqxformer') });
  await updateArticle(deps, SYSTEM, { id: rewritten.id, bodyRichtext: hidden('zqxrewritten') });
  const renamed = await buildArticle(deps, { ...premium, bodyRichtext: FREE + BREAK + hidden('zqxrenamed') });
  await updateArticle(deps, SYSTEM, { id: renamed.id, slug: 'under-another-name' });
  return [flipped, rewritten, renamed, { ...renamed, slug: 'under-another-name' }];
}

async function plantEpisodes(deps: Deps) {
  const video = (id: string) => ({ videoEmbedUrl: `https://www.youtube.com/watch?v=${id}` });
  const episode = await buildEpisode(deps, { ...premium, ...video('zqxvideo001') });
  const draft = await buildEpisode(deps, { ...premium, ...video('zqxdraftvid'), publishedAt: null });
  await buildMediaItem(deps, {
    episodeId: episode.id,
    url: 'https://youtu.be/zqxtube0001',
    title: 'The film of zqxtitle',
    description: 'A description with zqxdescription',
  });
  const spotify = { type: 'spotify', url: 'https://open.spotify.com/episode/zqxspotify1' } as const;
  await buildMediaItem(deps, { episodeId: episode.id, ...spotify });
  const apple = { type: 'apple', url: 'https://podcasts.apple.com/us/podcast/zqxapple1/id1?i=1' } as const;
  await buildMediaItem(deps, { episodeId: episode.id, ...apple });
  const open = await buildEpisode(deps, { topics: ['sleep'] });
  return [episode, draft, open];
}

/** Creates audio for a premium episode and a draft, and ad-free audio for a free episode. */
async function plantAudio(deps: Deps, [episode, draft, open]: Item[]): Promise<string[]> {
  const plant = async (item: Item | undefined, kind: RenditionKind, marks: { heard: string; said: string }) => {
    const body = Buffer.from(`Audio with ${marks.heard}`);
    const rendition = await buildRendition(deps, {
      episodeId: item?.id ?? '',
      kind,
      bytes: body.length,
      chapters: [{ startTime: 0, title: 'A chapter, zqxchapter', url: null }],
      transcript: [{ startTime: 0, endTime: 9, speaker: 'Ada', text: `A sentence with ${marks.said}.` }],
    });
    const { id, objectKey, contentType } = rendition;
    await deps.objects.put(objectKey ?? '', Readable.from([body]), { contentType, bytes: body.length });
    return id;
  };
  return [
    await plant(episode, 'public', { heard: 'zqxheard', said: 'zqxspoken' }),
    await plant(draft, 'public', { heard: 'zqxunheard', said: 'zqxunheard' }),
    await plant(open, 'ad-free', { heard: 'zqxadfree', said: 'zqxadfree' }),
  ];
}

async function plantLapsedFeed(deps: Deps): Promise<string> {
  const { id } = await buildUser(deps, { role: 'subscriber' });
  return plantFeed(deps, id);
}

/** Creates a private feed of a user, and returns its token. */
export async function plantFeed(deps: Deps, userId: string): Promise<string> {
  const id = deps.ids.next();
  const { token, hash: tokenHash } = feedToken(id);
  await deps.db.insert(privateFeeds).values({ id, userId, name: 'Phone', tokenHash, createdAt: deps.clock.now() });
  return token;
}

/** Creates an open, a picked, an answered and a hidden question of a member. */
async function plantQuestions(deps: Deps, episodeId: string): Promise<void> {
  const { actor } = await buildUser(deps, { role: 'member' });
  const ask = (mark: string) => askQuestion(deps, actor, { text: `What is ${mark} good for?` });
  await ask('zqxopen');
  await updateQuestion(deps, SYSTEM, { id: (await ask('zqxpicked')).id, state: 'picked' });
  await updateQuestion(deps, SYSTEM, { id: (await ask('zqxhidden')).id, state: 'hidden' });
  await answerQuestion(deps, SYSTEM, { id: (await ask('zqxanswered')).id, episodeId, answerSec: 30 });
}
