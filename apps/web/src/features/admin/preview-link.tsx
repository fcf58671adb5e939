import type { PreviewLink as Link } from '@longreturn/contract/admin-content';
import { useQuery } from '@tanstack/react-query';
import { IconAnchor, IconButton } from '../../ui/icon-button.tsx';
import { IconEye } from '../../ui/icons.tsx';
import { showToast } from '../toasts/show-toast.ts';
import styles from './row-buttons.module.css';

/** How long a link stays on the page before it is replaced. A link works for a day. */
const RENEWAL_MS = 12 * 3_600_000;

interface PreviewLinkProps {
  /** The item that isn't public yet. */
  item: { id: string; slug: string; title: string };
  /** Creates the link. */
  create: () => Promise<Link>;
}

/** Opens the page of a draft or scheduled item. The link is signed and works for anyone who has it. */
export function PreviewLink({ item: { id, slug, title }, create }: PreviewLinkProps) {
  const { data, isError, refetch } = useQuery({
    // The key doesn't start with `admin`. Otherwise every change in the dashboard would create all links again.
    queryKey: ['preview-link', id, slug],
    queryFn: create,
    staleTime: RENEWAL_MS,
    refetchInterval: RENEWAL_MS,
  });
  const retry = async () => {
    const { isError: hasFailed } = await refetch();
    if (hasFailed) showToast({ title: 'Error', message: 'Failed to create the preview link.', tone: 'bad' });
  };
  const look = { label: 'Preview', 'aria-description': title, className: styles.button, title: 'Preview' };
  if (isError) {
    return (
      <IconButton {...look} onClick={() => void retry()}>
        <IconEye />
      </IconButton>
    );
  }
  if (!data) return <span className={styles.button} />;
  return (
    <IconAnchor {...look} href={data.url} target="_blank" rel="noopener">
      <IconEye />
    </IconAnchor>
  );
}
