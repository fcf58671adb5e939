import type { IssuePage as Issue } from '@longreturn/contract/newsletter-issue';
import { MEMBER_FEATURES } from '@longreturn/site/plans';
import { GoLink } from '../../ui/go-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleBody } from '../articles/article-body.tsx';
import { TextHead } from '../articles/text-head.tsx';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { IssueRow } from './issue-row.tsx';
import { IssueTags } from './issue-tags.tsx';

/** On an issue's page, the issues come first in the list of membership features. */
const FEATURES = [...MEMBER_FEATURES.slice(-2), ...MEMBER_FEATURES];

/** Issues for members have no free part. */
const WHOLE = { preview: null, parts: null, minutesLeft: null };

/** /newsletter?issue={slug}: the issue as sent, others of its edition, and the newsletter form. */
export function IssuePage({ issue }: { issue: Issue }) {
  const { title, excerpt, edition, sentAt, readingMinutes, others } = issue;
  const all = (
    <GoLink to="/newsletter" search={{ archive: edition }}>
      All of this edition
    </GoLink>
  );
  return (
    <>
      <article>
        <Wrap>
          <TextHead title={title} excerpt={excerpt} at={sentAt} readingMinutes={readingMinutes}>
            <IssueTags issue={issue} />
          </TextHead>
          <ArticleBody
            article={{ ...issue, ...WHOLE }}
            path={`/newsletter?issue=${issue.slug}`}
            noun="issue"
            features={FEATURES}
          />
        </Wrap>
      </article>
      {others.length > 0 ? (
        <Section title="More issues" link={all}>
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
