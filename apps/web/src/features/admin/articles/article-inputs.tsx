import type { AdminArticleDetails } from '@longreturn/contract/admin-content';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { takeFocus } from '../../../lib/form-fields.ts';
import { LazyBodyEditor } from '../editor/lazy-body-editor.tsx';
import { TopicChoice } from '../episodes/topic-choice.tsx';
import { FormerUrls } from '../former-urls.tsx';
import { CoverField } from '../media/cover-field.tsx';
import { followingSlug } from './article-fields.ts';
import styles from './article-inputs.module.css';
import { FetchField } from './fetch-field.tsx';
import { publishHint } from './publish-hint.ts';
import type { ArticleFormState } from './use-article-form.ts';

interface ArticleInputsProps {
  article: AdminArticleDetails | undefined;
  state: ArticleFormState;
}

/** The fields of an article. */
export function ArticleInputs({ article, state: { form, fields, fillIn } }: ArticleInputsProps) {
  const { title, excerpt, bodyRichtext } = fields;
  // Other sites may link to a public article, so its slug doesn't follow the title.
  const setSlug = (newTitle: string) => {
    if (article?.state !== 'published') fillIn({ slug: followingSlug(fields, newTitle) });
  };
  return (
    <div className={styles.inputs}>
      <FetchField
        hasText={[title, excerpt, bodyRichtext].some((text) => text !== '')}
        onFetched={(fetched) => {
          setSlug(fetched.title);
          fillIn(fetched);
        }}
      />
      <TextInput
        label="Title"
        ref={takeFocus}
        {...form.getInputProps('title')}
        onInput={({ currentTarget }) => setSlug(currentTarget.value)}
      />
      <TextInput label="Slug" {...form.getInputProps('slug')} />
      <FormerUrls paths={(article?.oldSlugs ?? []).map((slug) => `/articles/${slug}`)} />
      <Textarea label="Excerpt" {...form.getInputProps('excerpt')} />
      <LazyBodyEditor
        {...form.getInputProps('bodyRichtext')}
        label="Content"
        value={bodyRichtext}
        {...(bodyRichtext === '' && { onBlur: undefined })} // an empty field is an error only when the form is submitted
      />
      <TopicChoice chosen={fields.topics} onChange={(topics) => fillIn({ topics })} />
      <CoverField
        value={fields.coverFileId}
        error={form.errors['coverFileId']}
        onChange={(coverFileId) => fillIn({ coverFileId })}
      />
      <div className={styles.row}>
        <TextInput
          label="Publish date"
          type="datetime-local"
          description={publishHint(fields.publishDate)}
          {...form.getInputProps('publishDate')}
        />
        <Checkbox
          label="Premium"
          description="Requires membership"
          {...form.getInputProps('isPremium', { type: 'checkbox' })}
        />
      </div>
    </div>
  );
}
