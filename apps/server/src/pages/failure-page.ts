import { escapeXml } from '@longreturn/site/art/escape-xml';

const STYLE = `:root{color-scheme:light dark;--paper:#f8f3e9;--ink:#1b1a17;--soft:#47433b}
@media(prefers-color-scheme:dark){:root{--paper:#141612;--ink:#f0e9da;--soft:#c6bfae}}
body{margin:0;padding:0 1.25rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:36rem;margin:20vh auto 0;padding-top:1rem;border-top:1px solid var(--ink)}
h1{font:400 clamp(2rem,1.5rem + 2vw,2.75rem)/1.08 Georgia,serif;letter-spacing:-.015em;text-wrap:balance;margin:.5rem 0 1.5rem}p{margin:0;color:var(--soft)}a{color:inherit}`;

/**
 * Returns a plain HTML page with an error message, for failures outside the web app and for pages that it fails to
 * render. The HTML needs no scripts and no other files.
 */
export function failurePage(text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The Long Return</title><style>${STYLE}</style></head><body><main><p>The Long Return</p><h1>${escapeXml(text)}</h1><p><a href="/">Back to the front page</a></p></main></body></html>`;
}
