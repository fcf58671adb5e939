import type { MediaItem } from '@longreturn/contract/content';
import { addMediaItemInput } from '@longreturn/contract/content-input';
import { MEDIA_ITEM_LABELS, MEDIA_ITEM_TYPES } from '@longreturn/contract/content-types';
import { isMediaUrl } from '@longreturn/contract/media-url';
import { MESSAGES } from '@longreturn/contract/messages';
import { NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { takeFocus } from '../../../lib/form-fields.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSchemaForm } from '../../../lib/use-schema-form.ts';
import { FormButtons } from '../form-buttons.tsx';
import { formReasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './media-form.module.css';

const mediaForm = addMediaItemInput
  .pick({ url: true, title: true, type: true, description: true })
  .refine(({ type, url }) => isMediaUrl(type, url), { path: ['url'], error: MESSAGES.mediaUrl });

const TYPES = MEDIA_ITEM_TYPES.map((type) => ({ value: type, label: MEDIA_ITEM_LABELS[type] }));

interface MediaFormProps {
  episodeId: string;
  /** The item to edit; undefined for a new one. */
  item: MediaItem | undefined;
  onEnd: () => void;
}

/** The fields of a media item. A URL of one of the known sites sets the type. */
export function MediaForm({ episodeId, item, onEnd }: MediaFormProps) {
  const add = trpc.admin.mediaItems.add.useMutation(
    useAdminChange({ done: 'Media added!', failed: formReasonOr('Failed to add media.') }),
  );
  const update = trpc.admin.mediaItems.update.useMutation(
    useAdminChange({ done: 'Media updated!', failed: formReasonOr('Failed to update media.') }),
  );
  const typeBox = useRef<HTMLSelectElement>(null);
  const { form, formProps, busy } = useSchemaForm({
    schema: mediaForm,
    initialValues: {
      url: item?.url ?? '',
      title: item?.title ?? '',
      type: item?.type ?? 'youtube',
      description: item?.description ?? '',
    },
    send: async (values) => {
      await (item ? update.mutateAsync({ ...values, id: item.id }) : add.mutateAsync({ ...values, id: episodeId }));
      onEnd();
    },
    onFailure: () => undefined,
  });
  const followUrl = (url: string) => {
    const type = MEDIA_ITEM_TYPES.find((each) => isMediaUrl(each, url));
    if (type && typeBox.current) typeBox.current.value = type; // the form reads the select when it is submitted
  };
  return (
    <form {...formProps} className={styles.form} aria-label={item ? 'Edit media item' : 'New media item'}>
      <TextInput
        label="URL"
        type="url"
        inputMode="url"
        ref={takeFocus}
        onInput={({ currentTarget }) => followUrl(currentTarget.value)}
        {...form.getInputProps('url')}
      />
      <TextInput label="Title" {...form.getInputProps('title')} />
      <NativeSelect label="Type" data={TYPES} ref={typeBox} {...form.getInputProps('type')} />
      <TextInput label="Description" {...form.getInputProps('description')} />
      <FormButtons className={styles.end} label="Save Media" busy={busy} onCancel={onEnd} />
    </form>
  );
}
