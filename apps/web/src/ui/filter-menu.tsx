import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import styles from './filter-menu.module.css';
import { IconChevron } from './icons.tsx';

interface FilterMenuProps {
  /** Whether a filter is on: the button then wears a dot. */
  isOn: boolean;
  /** Fields of the form it stands in. */
  children: ReactNode;
}

/** A list's filter, opened by a button; without JavaScript it opens too, and has its own way to apply. */
export function FilterMenu({ isOn, children }: FilterMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');

  const closeWhenLeft = (event: FocusEvent) => {
    if (!menu.current?.contains(event.relatedTarget)) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} className={styles.host} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary className={buttonClass({ variant: 'line' }, styles.button)}>
        Filter
        {isOn ? (
          <span className={styles.dot}>
            <span className="visually-hidden">(on)</span>
          </span>
        ) : null}
        <IconChevron />
      </summary>
      {/* Can hold the focus, so that a press on a label does not count as leaving. */}
      <div className={styles.menu} tabIndex={-1}>
        {children}
        <noscript>
          <Button type="submit" size="sm">
            Apply
          </Button>
        </noscript>
      </div>
    </details>
  );
}
