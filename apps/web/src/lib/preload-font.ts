/** Returns the preload link of a font. A font that arrives after the first paint is not used (theme/fonts.css). */
export function preloadFont(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' } as const;
}
