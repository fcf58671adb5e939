import { useEffect, useRef } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { ListFailed } from '../../../../ui/blank.tsx';
import { useAdminRefresh } from '../../use-admin-change.ts';
import { ImportItem } from './import-item.tsx';
import styles from './import-list.module.css';
import { isOpen } from './import-texts.ts';

const POLL_MS = 1000;

/** The latest imports, the newest first. While one is running, its progress is polled. */
export function ImportList() {
  const { data, isLoadingError, refetch } = trpc.admin.showImports.list.useQuery(undefined, {
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? POLL_MS : false),
  });
  useRefreshAtEnd(data?.find(isOpen)?.id);
  if (isLoadingError) return <ListFailed what="imports" onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <>
      <h3 className={styles.title}>Latest imports</h3>
      <ul className={styles.list}>
        {data.map((item, index) => (
          <ImportItem key={item.id} item={item} isNewest={index === 0} />
        ))}
      </ul>
    </>
  );
}

/** Reads the other lists of the dashboard again when the import that was running has ended. */
function useRefreshAtEnd(runningId: string | undefined): void {
  const refresh = useAdminRefresh();
  const last = useRef(runningId);
  useEffect(() => {
    if (last.current !== undefined && runningId === undefined) void refresh();
    last.current = runningId;
  });
}
