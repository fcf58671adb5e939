import type { ArticlePage } from '@longreturn/contract/content';
import { cutMark } from '@longreturn/site/art/cut-mark';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import type { ReactNode } from 'react';
import { MEMBERS_ONLY } from '../../lib/members-only.ts';
import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import layout from '../../ui/layout.module.css';
import { Paywall } from '../../ui/paywall.tsx';
import styles from './article-body.module.css';
import { paywallText } from './paywall-text.ts';
import { Prose } from './prose.tsx';

/** How many membership features a paywall lists. */
const NAMED = 4;

type Text = Pick<ArticlePage, 'bodyRichtext' | 'preview' | 'parts' | 'isPremium' | 'readingMinutes' | 'minutesLeft'>;

interface ArticleBodyProps {
  article: Text;
  /** The URL of its page. */
  path: string;
  /** The noun the paywall uses for it. */
  noun?: string;
  /** What a membership includes, the most relevant first; by default in the site's own order. */
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
            features={(features ?? memberFeatures).slice(0, NAMED)}
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
