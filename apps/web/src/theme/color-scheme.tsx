import { useSyncExternalStore } from 'react';
import { InlineScript } from '../ui/inline-script.tsx';

export type ColorScheme = 'light' | 'dark';

const KEY = 'color-scheme';
const ATTRIBUTE = 'data-mantine-color-scheme';

/**
 * The scheme that the reader chose on this page. Set only in the browser: on the server, all readers would share it.
 */
let chosenHere: ColorScheme | undefined;

/**
 * Allows the script below to write the scheme to the root element before React hydrates the element. Mantine doesn't
 * write to the root element (theme-provider.tsx), so its attribute for reduced motion is set here.
 */
export const htmlProps = { suppressHydrationWarning: true, 'data-respect-reduced-motion': true } as const;

/** Sets the scheme before the first paint: the reader's choice, or else the system's. */
export function ColorSchemeScript() {
  const read = `localStorage.getItem('${KEY}')`;
  const system = `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`;
  const code = `(()=>{let s;try{s=${read}}catch{}if(s!=='light'&&s!=='dark')s=${system};document.documentElement.setAttribute('${ATTRIBUTE}',s)})()`;
  return <InlineScript code={code} />; // inline, because it must run before the body is painted
}

/** Returns the current scheme; undefined during hydration, because the server doesn't know it. */
export function useColorScheme(): ColorScheme | undefined {
  return useSyncExternalStore<ColorScheme | undefined>(subscribe, readColorScheme, () => undefined);
}

/** Switches this page and all other open pages of the site to a scheme, and stores the choice. */
export function setColorScheme(scheme: ColorScheme): void {
  write(scheme);
  chosenHere = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // If storage is blocked, the choice lasts as long as the page.
  }
}

export function readColorScheme(): ColorScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function write(scheme: ColorScheme): void {
  const root = document.documentElement;
  if (root.getAttribute(ATTRIBUTE) !== scheme) root.setAttribute(ATTRIBUTE, scheme);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  window.addEventListener('storage', followPage);
  system.addEventListener('change', followSystem);
  followSystem(system); // it may have changed since the script above read it
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', followPage);
    system.removeEventListener('change', followSystem);
  };
}

/** Follows the choice made in another tab. */
function followPage({ key, newValue }: StorageEvent): void {
  if (key === KEY && isScheme(newValue)) write(newValue);
}

/** Follows the system's scheme unless the reader has chosen a scheme. */
function followSystem({ matches }: Pick<MediaQueryList, 'matches'>): void {
  if (!chosenHere && !isScheme(remembered())) write(matches ? 'dark' : 'light');
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function isScheme(value: string | null): value is ColorScheme {
  return value === 'light' || value === 'dark';
}
