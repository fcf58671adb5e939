import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';

/** A list that did not come while the page was open (specification §8). */
export function ArticlesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Blank
      tone="failed"
      title="Failed to fetch articles"
      text="The list did not arrive. Your connection or our server is to blame."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
