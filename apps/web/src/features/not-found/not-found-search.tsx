import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyOverlay } from '../../ui/lazy-overlay.tsx';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import { SEARCH_DIALOG } from '../search/search-control.tsx';
import { showLoadFailure } from '../toasts/show-toast.ts';

/**
 * A search box that opens the search dialog with its text. Without JavaScript it searches the episodes.
 */
export function NotFoundSearch() {
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('q') ?? ''));
    setOpen(true);
  };
  const onFailure = () => {
    setQuery(undefined);
    showLoadFailure();
  };
  return (
    <>
      <Toolbar action="/episodes" columns="two" onSubmit={onSubmit}>
        <SearchField
          label={isHydrated ? 'Search everything' : 'Search episodes'}
          onFocus={() => void SEARCH_DIALOG.preload()}
        />
        <Button type="submit">Search</Button>
      </Toolbar>
      {query === undefined ? null : (
        <LazyOverlay code={SEARCH_DIALOG} onFailure={onFailure}>
          <SEARCH_DIALOG.Part key={query} opened={isOpen} initialText={query} onClose={() => setOpen(false)} />
        </LazyOverlay>
      )}
    </>
  );
}
