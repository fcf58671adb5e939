import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyOverlay } from '../../ui/lazy-overlay.tsx';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import type { SEARCH_DIALOG } from '../search/search-control.tsx';
import { showLoadFailure } from '../toasts/show-toast.ts';

export interface NotFoundSearchProps {
  /**
   * The search dialog. It is a prop: if this file imported it, the bundler would move the header's search into a
   * separate file, and every page would load one more file.
   */
  dialog: typeof SEARCH_DIALOG;
}

/** A search box that opens the search dialog with its text. Without JavaScript it searches the episodes. */
export function NotFoundSearch({ dialog }: NotFoundSearchProps) {
  const [query, setQuery] = useState('');
  const [submissions, setSubmissions] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('q') ?? ''));
    setSubmissions((count) => count + 1);
    setOpen(true);
  };
  const onFailure = () => {
    setSubmissions(0);
    showLoadFailure();
  };
  return (
    <>
      <Toolbar action="/episodes" columns="two" onSubmit={onSubmit}>
        <SearchField
          label={isHydrated ? 'Search everything' : 'Search episodes'}
          onFocus={() => void dialog.preload()}
        />
        <Button type="submit">Search</Button>
      </Toolbar>
      {submissions === 0 ? null : (
        <LazyOverlay code={dialog} onFailure={onFailure}>
          <dialog.Part key={submissions} opened={isOpen} initialText={query} onClose={() => setOpen(false)} />
        </LazyOverlay>
      )}
    </>
  );
}
