import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';

/** The archive when it did not come while the page was open. */
export function IssuesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Blank
      tone="failed"
      title="Failed to fetch issues"
      text="The list did not arrive. Your connection or our server is to blame."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
