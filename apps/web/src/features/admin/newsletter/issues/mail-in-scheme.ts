/**
 * Returns the HTML of an email as it looks in a colour scheme, whatever the system's scheme. The email's links open in
 * a new tab.
 */
export function mailInScheme(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replaceAll('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll(/color-scheme: light dark|(?<=content=")light dark(?=")/g, (found) =>
      found.replace('light dark', scheme),
    )
    .replace('<head>', '<head><base target="_blank">');
}
