import { Tabs as MantineTabs } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { hasModifier } from '../lib/has-modifier.ts';

interface TabsProps<Name extends string> {
  /** The tab list's label, for screen readers. */
  label: string;
  tabs: readonly { name: Name; title: string; panel: ReactNode }[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** Returns the path of the page with this tab open, for readers without JavaScript. */
  pathOf: (name: Name) => string;
}

/** Mantine's tabs as links. Without JavaScript, or with a modifier key, a tab opens its URL. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, pathOf }: TabsProps<Name>) {
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  useVisibleTab(list, selected);
  const select = (value: string | null) => {
    const tab = tabs.find(({ name }) => name === value);
    if (tab && tab.name !== selected) onSelect(tab.name);
  };
  return (
    <MantineTabs id={useId()} value={selected} onChange={select}>
      <MantineTabs.List ref={list} aria-label={label}>
        {tabs.map(({ name, title }) => (
          <MantineTabs.Tab
            key={name}
            value={name}
            data-title={title}
            {...asLink(pathOf(name))}
            {...(isHydrated ? {} : { tabIndex: 0 })} // the arrow keys don't work yet
          >
            {title}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map(({ name, panel }) => (
        <MantineTabs.Panel key={name} value={name} hidden={name !== selected}>
          {panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

/** Scrolls the list sideways, so that the selected tab is in view on a small screen. */
function useVisibleTab(list: RefObject<HTMLDivElement | null>, selected: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab's element depends on `selected`
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (!list.current || !tab) return;
    const [outer, inner] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    const middle = (box: DOMRect) => box.left + box.width / 2;
    if (inner.left < outer.left || inner.right > outer.right) list.current.scrollLeft += middle(inner) - middle(outer);
  }, [list, selected]);
}

/**
 * Returns the props that turn a tab into a link. Mantine passes unknown props on to its button, which can be any
 * element.
 */
function asLink(href: string) {
  return {
    component: 'a',
    href,
    onClickCapture: (event: MouseEvent) => {
      if (hasModifier(event)) event.stopPropagation();
      else event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const tab = openedBy(event.key, event.currentTarget);
      if (!(tab instanceof HTMLElement)) return;
      event.preventDefault();
      tab.click();
    },
  };
}

/** Returns the tab that a key opens. Mantine handles the arrow keys, but on Home and End it only moves the focus. */
function openedBy(key: string, tab: HTMLElement): Element | null | undefined {
  if (key === 'Home') return tab.parentElement?.firstElementChild;
  if (key === 'End') return tab.parentElement?.lastElementChild;
  return key === ' ' ? tab : undefined;
}
