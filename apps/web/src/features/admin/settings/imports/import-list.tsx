import type { ShowImport } from '@longreturn/contract/show-imports';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { ListFailed } from '../../../../ui/blank.tsx';
import { useAdminRefresh } from '../../use-admin-change.ts';
import { ImportItem } from './import-item.tsx';
import styles from './import-list.module.css';
import { isUnfinished } from './import-texts.ts';

const POLL_MS = 1000;

/** The latest imports, the newest first. The list is polled until all imports have ended. */
export function ImportList() {
  const { data, isLoadingError, refetch } = trpc.admin.showImports.list.useQuery(undefined, {
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? POLL_MS : false),
  });
  useRefreshAtEnd(data?.find(isUnfinished)?.id);
  if (isLoadingError) return <ListFailed what="imports" onRetry={() => void refetch()} />;
  return data ? <Imports list={data} /> : null;
}

/** The imports. The report of the latest import opens by itself if the import ends while the page is open. */
function Imports({ list }: { list: readonly ShowImport[] }) {
  const [ended] = useState(() => new Set(list.filter((item) => !isUnfinished(item)).map(({ id }) => id)));
  if (list.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>Latest imports</h3>
      <ul className={styles.list}>
        {list.map((item, index) => (
          <ImportItem key={item.id} item={item} isFollowed={index === 0 && !ended.has(item.id)} />
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
