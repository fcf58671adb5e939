import { useHydrated } from '@tanstack/react-router';
import { BusyLabel } from '../../ui/busy-label.tsx';
import { buttonClass } from '../../ui/button-class.ts';

interface SubscribeButtonProps {
  busy: boolean;
  disabled: boolean;
}

/** Submits the newsletter form once the page is hydrated. A plain button: reading pages load nothing of Mantine. */
export function SubscribeButton({ busy, disabled }: SubscribeButtonProps) {
  return (
    <button
      type={useHydrated() ? 'submit' : 'button'}
      className={buttonClass({ variant: 'primary', size: 'lg' })}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : undefined}
    >
      <BusyLabel label="Subscribe" busyLabel="Subscribing..." busy={busy} />
    </button>
  );
}
