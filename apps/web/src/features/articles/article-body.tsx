import type { ArticlePage } from '@longreturn/contract/content';
import { cutMark } from '@longreturn/site/art/cut-mark';
import type { ReactNode } from 'react';
import { nounFor } from '../../lib/format-count.ts';
import { MEMBERS_ONLY } from '../../lib/page-head.ts';
import { useSiteLinks } from '../../lib/use-site-links.ts';
import { classNames } from '../../ui/class-names.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import layout from '../../ui/layout.module.css';
import { Paywall } from '../../ui/paywall.tsx';
import styles from './article-body.module.css';

type Text = Pick<
  ArticlePage,
  'title' | 'bodyRichtext' | 'preview' | 'parts' | 'isPremium' | 'readingMinutes' | 'minutesLeft'
>;

interface ArticleBodyProps {
  article: Text;
  /** The path of the article's page. */
  path: string;
  /** What a membership includes, the most relevant first. Defaults to the list in the site's settings. */
  features?: readonly string[];
}

/**
 * The part of the article that the reader may read, followed by a paywall if the rest is for members (docs/product.md,
 * Premium).
 */
export function ArticleBody({ article, path, features }: ArticleBodyProps) {
  const { title, bodyRichtext, preview, parts, isPremium } = article;
  if (bodyRichtext === null) {
    return (
      <Column>
        {preview ? <Prose html={parts?.free ?? preview} isStart /> : null}
        <div className={classNames(styles.locked, MEMBERS_ONLY)}>
          <InlineSvg svg={cutMark()} className={styles.cut} />
          <Paywall
            title={preview === null ? `“${title}” in full` : `The rest of “${title}”`}
            text={paywallText(article)}
            {...{ features, path }}
          />
        </div>
      </Column>
    );
  }
  if (!isPremium) {
    return (
      <Column>
        <Prose html={parts?.free ?? bodyRichtext} isStart />
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

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

type Locked = Pick<ArticlePage, 'readingMinutes' | 'minutesLeft' | 'preview'>;

/** Returns what the paywall says about the hidden part: 'Three more minutes to read.' */
export function paywallText({ readingMinutes, minutesLeft, preview }: Locked): string {
  const minutes = minutesLeft ?? readingMinutes;
  const count = NUMBERS[minutes] ?? String(minutes);
  return `${count}${preview === null ? '' : ' more'} ${nounFor(minutes, 'minute')} to read.`;
}

interface ProseProps {
  /** HTML of an article or issue that core has sanitised. */
  html: string;
  /** Whether this is the first part of the text, which begins with a drop cap. */
  isStart?: boolean;
  className?: string | undefined;
}

/** Long-form text. Its links to pages of this site open in the app. */
export function Prose({ html, isStart = false, className }: ProseProps) {
  const classes = classNames(styles.prose, isStart && styles.start, className);
  const openLink = useSiteLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the clicks on the links in the text
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: core has sanitised it
    <div className={classes} onClick={openLink} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
