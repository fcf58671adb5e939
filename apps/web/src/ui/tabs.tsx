import { useHydrated } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  /** What the tabs choose among, for screen readers. */
  label: string;
  tabs: readonly { name: Name; title: string; panel: ReactNode }[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** The page with this tab open, for when there is no JavaScript. */
  addressOf: (name: Name) => string;
}

/** Tabs by the pattern of WAI-ARIA: arrows open the next one. What is hidden keeps what was typed in it. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, addressOf }: TabsProps<Name>) {
  const id = useId();
  const isRoving = useHydrated();
  const open = (event: MouseEvent | KeyboardEvent, name: Name) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    document.getElementById(`${id}${name}`)?.focus();
    if (name !== selected) onSelect(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = targetOf(event.key, indexOf(tabs, selected), tabs.length);
    const tab = index === undefined ? undefined : tabs[index];
    if (tab) open(event, tab.name);
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ name, title }) => (
          <a
            key={name}
            id={`${id}${name}`}
            className={styles.tab}
            data-title={title}
            href={addressOf(name)}
            role="tab"
            aria-selected={name === selected}
            aria-controls={`${id}${name}-panel`}
            tabIndex={isRoving && name !== selected ? -1 : 0}
            onClick={(event) => open(event, name)}
            onKeyDown={onKeyDown}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          id={`${id}${name}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}${name}`}
          hidden={name !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

function indexOf<Name extends string>(tabs: readonly { name: Name }[], selected: Name): number {
  return tabs.findIndex(({ name }) => name === selected);
}

/** Which tab a key leads to from the one at `index` of `count`; undefined for a key that means nothing here. */
export function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? index : undefined;
}
