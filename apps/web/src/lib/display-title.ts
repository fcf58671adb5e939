const LONGEST = 16;

/** A large title with its last two words held together, unless they could outgrow a narrow screen (LOOK.md, Type). */
export function displayTitle(title: string): string {
  const words = title.split(' ');
  const end = words.slice(-2).join('\u00a0');
  return words.length > 2 && end.length <= LONGEST ? [...words.slice(0, -2), end].join(' ') : title;
}
