import type { ArticlePage } from '@longreturn/contract/content';
import { cutMark } from '@longreturn/site/art/cut-mark';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import type { ReactNode } from 'react';
import { MEMBERS_ONLY } from '../../lib/page-head.ts';
import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import layout from '../../ui/layout.module.css';
import { Paywall } from '../../ui/paywall.tsx';
import styles from './article-body.module.css';

/** How many membership features a paywall lists. */
const MAX_FEATURES = 4;

type Text = Pick<ArticlePage, 'bodyRichtext' | 'preview' | 'parts' | 'isPremium' | 'readingMinutes' | 'minutesLeft'>;

interface ArticleBodyProps {
  article: Text;
  /** The path of the article's page. */
  path: string;
  /** What the paywall calls the text, such as 'article'. */
  noun?: string;
  /** What a membership includes, the most relevant first. By default in the order of the site's settings. */
  features?: readonly string[];
}

/**
 * The part of the article that the reader may read, followed by a paywall if the rest is for members (docs/product.md,
 * Premium).
 */
export function ArticleBody({ article, path, noun, features }: ArticleBodyProps) {
  const { bodyRichtext, preview, parts, isPremium } = article;
  const { memberFeatures } = useSite();
  if (bodyRichtext === null) {
    return (
      <Column>
        {preview ? <Prose html={preview} isStart /> : null}
        <div className={MEMBERS_ONLY}>
          <InlineSvg svg={cutMark()} className={styles.cut} />
          <Paywall
            text={paywallText(article, noun)}
            features={(features ?? memberFeatures).slice(0, MAX_FEATURES)}
            price={PLAN_TEXTS.both}
            path={path}
          />
        </div>
      </Column>
    );
  }
  if (!isPremium) {
    return (
      <Column>
        <Prose html={bodyRichtext} isStart />
      </Column>
    );
  }
  return (
    <Column>
      {parts?.free ? <Prose html={parts.free} isStart /> : null}
      <Prose html={parts?.members ?? bodyRichtext} isStart={!parts?.free} className={MEMBERS_ONLY} />
    </Column>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className={classNames(layout.grid, styles.column)}>{children}</div>;
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

type Locked = Pick<ArticlePage, 'readingMinutes' | 'minutesLeft' | 'preview'>;

/** Returns what the paywall says about the hidden part. `noun` is what it calls the text, such as 'article'. */
export function paywallText({ readingMinutes, minutesLeft, preview }: Locked, noun = 'article'): string {
  const minutes = minutesLeft ?? readingMinutes;
  const count = NUMBERS[minutes] ?? String(minutes);
  if (preview === null) {
    return `This ${noun} takes ${count} ${minutes === 1 ? 'minute' : 'minutes'} to read and is for members.`;
  }
  return minutes === 1 ? 'The remaining minute is for members.' : `The remaining ${count} minutes are for members.`;
}

interface ProseProps {
  /** HTML of an article or issue that core has sanitised. */
  html: string;
  /** Whether this is the first part of the text, which begins with a drop cap. */
  isStart?: boolean;
  className?: string | undefined;
}

/** Long-form text. */
export function Prose({ html, isStart = false, className }: ProseProps) {
  const classes = classNames(styles.prose, isStart && styles.start, className);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: core has sanitised it
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
