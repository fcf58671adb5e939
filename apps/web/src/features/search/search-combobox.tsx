import { LIMITS } from '@longreturn/contract/limits';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose, IconSearch } from '../../ui/icons.tsx';
import styles from './search-dialog.module.css';

interface SearchComboboxProps {
  text: string;
  /** The ID of the listbox with the results. */
  listId: string;
  hasResults: boolean;
  /** The ID of the selected result. */
  activeId: string | undefined;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/**
 * The search box and the button that closes the dialog. The search box is a combobox: it keeps the focus while the
 * reader selects a result.
 */
export function SearchCombobox({
  text,
  listId,
  hasResults,
  activeId,
  onText,
  onKeyDown,
  onClose,
}: SearchComboboxProps) {
  return (
    <div className={styles.field}>
      <IconSearch />
      <input
        className={styles.input}
        type="search"
        role="combobox"
        aria-label="Search episodes, articles, topics, research papers and newsletter issues"
        aria-expanded={hasResults}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder="Search everything"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LIMITS.query}
        data-autofocus
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
      <IconButton label="Close search" onClick={onClose}>
        <IconClose />
      </IconButton>
    </div>
  );
}
