import type { SearchResult } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose, IconSearch } from '../../ui/icons.tsx';
import { groupResults, resultPath } from './group-results.ts';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { shownResults } from './search-state.ts';
import { useAwaitedAnswer } from './use-awaited-answer.ts';
import { useSearch } from './use-search.ts';

interface SearchPanelProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** The search field and its results: a combobox in which arrow keys select a result and Enter opens it. */
export function SearchPanel({ text, onText, onClose }: SearchPanelProps) {
  const router = useRouter();
  const listId = useId();
  const { search, retry } = useSearch(text);
  const groups = groupResults(shownResults(search));
  const results = search.is === 'found' ? groups.flatMap((group) => group.results) : [];
  const [chosen, setChosen] = useState(0);
  // None while results of the previous query are shown.
  const active = Math.min(chosen, results.length - 1);

  const openResult = (result: SearchResult | undefined) => {
    if (!result) return;
    onClose();
    void router.navigate({ to: resultPath(result) });
  };
  const setAwaited = useAwaitedAnswer(search, () => openResult(results[0]));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      setChosen((active + step + results.length) % results.length);
      return;
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (search.is === 'searching') setAwaited(true);
    else openResult(results[active]);
  };
  const onInput = (value: string) => {
    onText(value);
    setChosen(0);
    setAwaited(false);
  };

  return (
    <>
      <div className={styles.field}>
        <IconSearch />
        <input
          className={styles.input}
          type="search"
          role="combobox"
          aria-label="Search episodes, articles and topics"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={results[active] ? `${listId}-${active}` : undefined}
          placeholder="Search everything"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LIMITS.query}
          data-autofocus
          value={text}
          onChange={(event) => onInput(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
        <IconButton label="Close search" onClick={onClose}>
          <IconClose />
        </IconButton>
      </div>
      <SearchResults
        id={listId}
        search={search}
        groups={groups}
        active={active}
        onPoint={setChosen}
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
