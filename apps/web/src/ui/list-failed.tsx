import { Blank } from './blank.tsx';
import { Button } from './button.tsx';

interface ListFailedProps {
  /** What the list contains: 'articles'. */
  what: string;
  onRetry: () => void;
}

/** A list that failed to load while the page was open. */
export function ListFailed({ what, onRetry }: ListFailedProps) {
  return (
    <Blank
      tone="failed"
      title={`Failed to fetch ${what}`}
      text="That didn’t load. Try again."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
