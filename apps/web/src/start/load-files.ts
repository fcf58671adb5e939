/** Starts loading the files listed in the page's data blocks, each once. */
export function loadFiles(): void {
  const blocks = [...document.querySelectorAll('script[data-files]')];
  const files = new Set(blocks.flatMap(({ textContent }) => JSON.parse(textContent ?? '[]') as string[])); // route-manifest.ts
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
