import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { groupResults, resultLink } from './group-results.ts';
import { SearchCombobox } from './search-combobox.tsx';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { shownResults } from './search-state.ts';
import { useResultKeys } from './use-result-keys.ts';
import { useSearch } from './use-search.ts';
import { useStartGroups } from './use-start-groups.ts';

interface SearchPanelProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/**
 * The search field and its results: a combobox in which arrow keys select a result and Enter opens it. Before the
 * reader types, the topics and newest items are shown instead of results.
 */
export function SearchPanel({ text, onText, onClose }: SearchPanelProps) {
  const router = useRouter();
  const listId = useId();
  const { search, retry } = useSearch(text);
  const start = useStartGroups();
  const groups = search.is === 'idle' ? start : groupResults(shownResults(search));
  const results = search.is === 'searching' ? [] : groups.flatMap((group) => group.results);
  const { active, onKeyDown, select, reset } = useResultKeys({
    search,
    results,
    onOpen: (result) => {
      onClose();
      void router.navigate(resultLink(result));
    },
  });

  return (
    <>
      <SearchCombobox
        text={text}
        listId={listId}
        hasResults={results.length > 0}
        activeId={results[active] ? `${listId}-${active}` : undefined}
        onText={(typed) => {
          onText(typed);
          reset();
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <SearchResults
        id={listId}
        search={search}
        groups={groups}
        active={active}
        onPoint={select}
        onSelect={onClose}
        onRetry={retry}
      />
      <Keys />
    </>
  );
}

function Keys() {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑ ↓</kbd> choose
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
