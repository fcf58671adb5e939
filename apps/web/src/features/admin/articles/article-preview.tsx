import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { PremiumTag, Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { Prose } from '../../articles/article-body.tsx';
import { ArticleCover } from '../../articles/article-cover.tsx';
import type { ArticleFields } from './article-fields.ts';
import styles from './article-preview.module.css';
import { previewHtml } from './preview-html.ts';

const DELAY_MS = 400;

/** A preview of the article as members will see it. A labelled line shows the members break. */
export function ArticlePreview({ fields }: { fields: ArticleFields }) {
  const { title, excerpt, bodyRichtext, coverFileId, isPremium } = fields;
  const { data: body, isError, refetch } = usePreviewedBody(bodyRichtext);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.preview} aria-label="Preview" tabIndex={0}>
      <p className={styles.rail}>
        {isPremium ? <PremiumTag isLocked={false} /> : <Tag tone="plain">Free</Tag>}
        {body ? <span>{body.readingMinutes} min read</span> : null}
      </p>
      <p className={styles.title}>{title || 'Untitled'}</p>
      <p className={text.lede}>{excerpt}</p>
      {coverFileId === null ? null : <PreviewCover id={coverFileId} />}
      {isError ? (
        <p role="alert" className={styles.failed}>
          Failed to fetch preview
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      <div className={styles.body}>
        {isPremium && body && !body.parts ? (
          <p className={styles.break}>Without a members break, the whole text is for members</p>
        ) : null}
        {body?.parts ? (
          <>
            <Prose html={previewHtml(body.parts.free)} isStart />
            <p className={styles.break}>
              {isPremium ? 'Members only below this line' : 'Members break: no effect while the article is free'}
            </p>
            <Prose html={previewHtml(body.parts.members)} />
          </>
        ) : (
          <Prose html={previewHtml(body?.bodyRichtext ?? '')} isStart />
        )}
      </div>
    </section>
  );
}

function PreviewCover({ id }: { id: string }) {
  const { data: file } = trpc.admin.mediaFiles.get.useQuery({ id }, { retryOnMount: false });
  return file ? (
    <ArticleCover cover={{ ...file, fileId: id, alt: file.altText }} sizes="500px" className={styles.cover} />
  ) : null;
}

/** Returns the body as it would be saved. Shortly after a change, the new body replaces the previous one. */
function usePreviewedBody(typed: string) {
  const { client } = trpc.useUtils();
  const [bodyRichtext] = useDebouncedValue(typed, DELAY_MS);
  return useQuery({
    queryKey: ['article preview', bodyRichtext],
    queryFn: () => client.admin.articles.previewBody.mutate({ bodyRichtext }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
