import type { PreviewLink as Link } from '@longreturn/contract/admin-content';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { showToast } from '../toasts/show-toast.ts';

/** Links work for a day. One that has been on the page for this long is replaced. */
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
    queryKey: ['preview-link', id, slug], // not below `admin`: each change there would create all links again
    queryFn: create,
    staleTime: RENEWAL_MS,
    refetchInterval: RENEWAL_MS,
  });
  const retry = async () => {
    const { isError: hasFailed } = await refetch();
    if (hasFailed) showToast({ title: 'Error', message: 'Failed to create the preview link.', tone: 'bad' });
  };
  const label = (
    <>
      Preview<span className="visually-hidden"> {title}</span>
    </>
  );
  if (isError) {
    return (
      <Button size="sm" variant="quiet" onClick={() => void retry()}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonAnchor size="sm" variant="quiet" href={data?.url} target="_blank" rel="noopener">
      {label}
    </ButtonAnchor>
  );
}
