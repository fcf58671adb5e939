import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets the app take the server's page over, in pieces that give way to the reader. */
export function hydratePage(app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, app);
  });
}
