import { Tabs as MantineTabs } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';

interface TabsProps<Name extends string> {
  /** What the tabs choose among, for screen readers. */
  label: string;
  tabs: readonly { name: Name; title: string; panel: ReactNode }[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** The page with this tab open, for when there is no JavaScript. */
  addressOf: (name: Name) => string;
}

/** Mantine's tabs as links: without JavaScript, and with a modifier key, each opens its own URL. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, addressOf }: TabsProps<Name>) {
  const isHydrated = useHydrated();
  const select = (value: string | null) => {
    const tab = tabs.find(({ name }) => name === value);
    if (tab && tab.name !== selected) onSelect(tab.name);
  };
  return (
    <MantineTabs id={useId()} value={selected} onChange={select}>
      <MantineTabs.List aria-label={label}>
        {tabs.map(({ name, title }) => (
          <MantineTabs.Tab
            key={name}
            value={name}
            data-title={title}
            {...asLink(addressOf(name))}
            {...(isHydrated ? {} : { tabIndex: 0 })} // no arrows yet
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

/** What makes a tab a link: it hands the props that it doesn't know to a button that can be any element. */
function asLink(href: string) {
  return {
    component: 'a',
    href,
    onClickCapture: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) event.stopPropagation();
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

/** The tab that a key opens: Mantine opens those that arrows lead to, and only focuses the first and the last. */
function openedBy(key: string, tab: HTMLElement): Element | null | undefined {
  if (key === 'Home') return tab.parentElement?.firstElementChild;
  if (key === 'End') return tab.parentElement?.lastElementChild;
  return key === ' ' ? tab : undefined;
}
