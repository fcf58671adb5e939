import type { IssuePage as Issue } from '@longreturn/contract/newsletter-issue';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../lib/use-site.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { Section, Wrap } from '../../ui/section.tsx';
import { ArticleBody } from '../articles/article-body.tsx';
import { TextHead } from '../articles/text-head.tsx';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { IssueRow, IssueTags } from './issue-row.tsx';

/** The fields about an article's free part. An issue has no free part: it is open or locked as a whole. */
const WHOLE = { preview: null, parts: null, minutesLeft: null };

/** /newsletter?issue={slug}: the issue as sent, other issues of the same edition, and the newsletter form. */
export function IssuePage({ issue }: { issue: Issue }) {
  const { title, excerpt, edition, sentAt, readingMinutes, others } = issue;
  const { memberFeatures } = useSite();
  // The last two features come first, because by default they are the members' editions of the newsletter.
  const features = [...memberFeatures.slice(-2), ...memberFeatures.slice(0, -2)];
  const all = (
    <GoLink to="/newsletter" search={{ archive: edition }}>
      All issues of “{EDITION_TEXTS[edition].title}”
    </GoLink>
  );
  return (
    <>
      <article>
        <Wrap>
          <TextHead title={title} excerpt={excerpt} at={sentAt} readingMinutes={readingMinutes}>
            <Link to="/newsletter" search={{ archive: 'all' }}>
              Newsletter
            </Link>
            <IssueTags issue={issue} />
          </TextHead>
          <ArticleBody article={{ ...issue, ...WHOLE }} path={`/newsletter?issue=${issue.slug}`} features={features} />
        </Wrap>
      </article>
      {others.length > 0 ? (
        <Section title="More newsletter issues" link={all}>
          <ul>
            {others.map((other) => (
              <IssueRow key={other.id} issue={other} heading="h3" isSlim />
            ))}
          </ul>
        </Section>
      ) : null}
      <NewsletterBand source="issue" />
    </>
  );
}
