import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the server's page in chunks that yield to the reader's input. */
export function hydratePage(app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, app);
  });
}
