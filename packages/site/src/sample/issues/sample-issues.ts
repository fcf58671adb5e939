import type { SampleIssue } from '../sample-content.ts';
import { articleIssues } from './article-issues.ts';
import { dailyHighlightIssues } from './daily-highlight-issues.ts';
import { episodeIssues } from './episode-issues.ts';
import { quarterlySummaryIssues } from './quarterly-summary-issues.ts';

/** The issues in the newsletter archive of a new site, oldest first. */
export const SAMPLE_ISSUES: readonly SampleIssue[] = [
  ...episodeIssues,
  ...articleIssues,
  ...dailyHighlightIssues,
  ...quarterlySummaryIssues,
].toSorted((one, other) => one.sentAt.localeCompare(other.sentAt));
