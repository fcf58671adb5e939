import { MEDIA_FILE_TYPES, type MediaFileType } from '@longreturn/contract/media-files';
import type { MediaFile } from '@longreturn/contract/media-library';
import { keepPreviousData } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format-count.ts';
import { trpc } from '../../../lib/trpc.ts';
import { showToast } from '../../toasts/show-toast.ts';
import { AdminList } from '../admin-list.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { AdminSearch } from '../admin-search.tsx';
import { useAdminRefresh } from '../use-admin-change.ts';
import { useSearchChange, useTabSearch } from '../use-open-tab.ts';
import { LIBRARY_LIMITS, sizeLimitText } from './check-pick.ts';
import { DropArea } from './drop-area.tsx';
import { FileGrid } from './file-grid.tsx';
import { acceptedTypes } from './file-kind.ts';
import { mediaQuery } from './media-query.ts';
import styles from './media-tab.module.css';
import { TypeSelect } from './type-select.tsx';
import { UploadGuard } from './upload-guard.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const LEAVING = 'Files are still being uploaded. If you leave this page, they won’t be in the library.';

/** The media library: uploads, search, and a card for each file. */
export function MediaTab() {
  const search = useTabSearch('media');
  const { input, options } = mediaQuery(search);
  const query = trpc.admin.mediaFiles.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const uploads = useUploads();
  const refresh = useAdminRefresh();
  const client = trpc.useUtils().client.admin.mediaFiles;
  const add = async () => {
    showToast({ title: 'Upload successful', message: 'File uploaded!', tone: 'good' });
    await refresh();
  };
  const replace = (file: MediaFile, picked: File[]) =>
    uploads.start(picked, { ...LIBRARY_LIMITS, files: 1, types: [file.type] }, async ({ id: uploadId }) => {
      await client.replace.mutate({ id: file.id, uploadId }).catch(async (error: unknown) => {
        await client.delete.mutate({ id: uploadId }).catch(() => undefined);
        throw error;
      });
      showToast({ title: 'Upload successful', message: 'File replaced!', tone: 'good' });
      await refresh();
    });
  const total = query.data?.pages[0]?.total;
  return (
    <AdminPanel title="Media">
      <DropArea
        label="Upload files"
        button="Upload Files"
        variant="primary"
        accept={acceptedTypes()}
        onPick={(files) => uploads.start(files, LIBRARY_LIMITS, add)}
      >
        At most {LIBRARY_LIMITS.files} at a time, each up to {sizeLimitText(LIBRARY_LIMITS)}: images, PDF, ZIP, audio
        and video.
      </DropArea>
      <UploadList uploads={uploads} />
      <UploadGuard isSending={uploads.list.some(({ state }) => state.is === 'sending')} text={LEAVING} />
      <div className={styles.tools}>
        <AdminSearch tab="media" label="Search files">
          {total === undefined ? null : formatCount(total, 'file')}
        </AdminSearch>
        <TypeFilter />
      </div>
      <AdminList query={query} what="media" empty="No files found">
        {(files, landing) => <FileGrid files={files} landing={landing} onReplace={replace} />}
      </AdminList>
    </AdminPanel>
  );
}

/** The type filter of the list. The URL stores its value. */
function TypeFilter() {
  const { type } = useTabSearch('media');
  const changeSearch = useSearchChange('media');
  const choose = (chosen: MediaFileType | undefined) => void changeSearch({ type: chosen });
  return <TypeSelect types={MEDIA_FILE_TYPES} hasAll value={type} onChange={choose} />;
}
