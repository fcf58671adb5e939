/** The link that has a font there at the first paint; one that comes later is not used (theme/fonts.css). */
export function preloadFont(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' } as const;
}
