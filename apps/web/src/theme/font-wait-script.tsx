import { InlineScript } from '../ui/inline-script.tsx';

/** How long the first paint waits for the fonts, in milliseconds. */
const PATIENCE_MS = 1500;

/**
 * Renders an inline script for the page's head. The page stays hidden until its preloaded fonts have arrived. Otherwise
 * the page would first be shown in fallback fonts. On devices without Georgia, Times or Arial, the fallback fonts have
 * another size, so the text would move when our fonts arrive.
 */
export function FontWaitScript() {
  return <InlineScript code={import.meta.env.SSR ? `(${waitForFonts})(${PATIENCE_MS})` : ''} />;
}

/** Runs in the page as an inline script, after the stylesheet that declares the fonts has arrived. */
function waitForFonts(patienceMs: number): void {
  const { style } = document.documentElement;
  const show = () => {
    style.visibility = '';
  };
  const fonts = ['1em Newsreader', '1em "Hanken Grotesk"'];
  if (document.querySelector('link[as="font"][href*="italic"]')) fonts.push('italic 1em Newsreader');
  style.visibility = 'hidden';
  setTimeout(show, patienceMs);
  Promise.all(fonts.map((font) => document.fonts.load(font))).then(show, show);
}
