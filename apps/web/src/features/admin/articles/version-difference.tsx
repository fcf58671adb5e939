import type { ArticleRevision } from '@longreturn/contract/article-revision';
import { takeFocus } from '../../../lib/form-fields.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { Moment } from '../moment.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { BodyDifference } from './body-difference.tsx';
import { TextDifference } from './text-difference.tsx';
import styles from './version-difference.module.css';

interface VersionDifferenceProps {
  articleId: string;
  version: ArticleRevision;
}

/** The changes between an earlier version and the saved article. Takes the focus. */
export function VersionDifference({ articleId, version }: VersionDifferenceProps) {
  const query = trpc.admin.revisions.get.useQuery({ id: articleId, revisionId: version.id });
  if (query.isLoadingError) return <ListFailed what="version" onRetry={() => void query.refetch()} />;
  if (!query.data) return <RowPlaceholders />;
  const { title, excerpt, body, topics } = query.data.difference;
  return (
    <div className={styles.difference} tabIndex={-1} ref={takeFocus}>
      <h4>
        Changes since <Moment iso={version.savedAt} />
      </h4>
      <dl>
        <dt>Title</dt>
        <dd>
          <TextDifference segments={title} />
        </dd>
        <dt>Excerpt</dt>
        <dd>
          <TextDifference segments={excerpt} />
        </dd>
        {topics.added.length + topics.removed.length > 0 ? (
          <>
            <dt>Topics</dt>
            <dd>
              <TextDifference
                segments={[
                  ...topics.removed.map((topic) => ({ kind: 'removed' as const, text: `${topic} ` })),
                  ...topics.added.map((topic) => ({ kind: 'added' as const, text: `${topic} ` })),
                ]}
              />
            </dd>
          </>
        ) : null}
        <dt>Content</dt>
        <dd>
          <BodyDifference blocks={body} />
        </dd>
      </dl>
    </div>
  );
}
