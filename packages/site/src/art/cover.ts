import type { EpisodeType } from '@longreturn/contract/content';
import { escapeXml } from './escape-xml.ts';
import { caseStudyEpisodes } from './families/case-study-episodes.ts';
import { expertPerspectives } from './families/expert-perspectives.ts';
import { founderSpotlight } from './families/founder-spotlight.ts';
import { investmentStrategySessions } from './families/investment-strategy-sessions.ts';
import { investorLens } from './families/investor-lens.ts';
import { newsAndMarketUpdates } from './families/news-and-market-updates.ts';
import { roundtableConversations } from './families/roundtable-conversations.ts';
import { scienceDeepDive } from './families/science-deep-dive.ts';
import { techAndTrendsAnalysis } from './families/tech-and-trends-analysis.ts';
import { visionaryFutures } from './families/visionary-futures.ts';
import { hash, type Random, random } from './random.ts';
import { svg } from './shapes.ts';

type Family = (rng: Random, id: string) => string;

const FAMILIES: Record<EpisodeType, Family> = {
  'Case Study Episodes': caseStudyEpisodes,
  'Expert Perspectives': expertPerspectives,
  'Founder Spotlight': founderSpotlight,
  'Investor Lens': investorLens,
  'Investment Strategy Sessions': investmentStrategySessions,
  'News & Market Updates': newsAndMarketUpdates,
  'Roundtable Conversations': roundtableConversations,
  'Science Deep Dive': scienceDeepDive,
  'Tech & Trends Analysis': techAndTrendsAnalysis,
  'Visionary Futures': visionaryFutures,
};

export interface CoverOptions {
  /** A suffix of letters, digits and hyphens. It keeps IDs unique when a document shows the same cover twice. */
  idSuffix?: string;
  /** The text alternative. Without it, the picture is hidden from screen readers. */
  label?: string;
}

/** Draws an episode's square cover as SVG. The same type and slug always give the same bytes. */
export function cover(type: EpisodeType, slug: string, options: CoverOptions = {}): string {
  const id = `c${hash(`${type}/${slug}`).toString(36)}${options.idSuffix ?? ''}`;
  const naming = options.label ? `role="img" aria-label="${escapeXml(options.label)}"` : 'aria-hidden="true"';
  return svg(640, 640, naming, FAMILIES[type](random(`${slug}|${type}`), id));
}
