import { Blank } from './blank.tsx';
import { Button } from './button.tsx';

interface ListFailedProps {
  /** What it lists: 'articles'. */
  what: string;
  onRetry: () => void;
}

/** A list that did not come while the page was open (specification §8). */
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
