import { HOST_BIOGRAPHIES } from '../host-biographies.ts';
import type { Host } from '../hosts.ts';
import { PRESS_KIT } from '../press-kit.ts';
import { listed, parts, wrapped } from './plain-text.ts';

/** Returns a host's biography as a plain text file, 76 characters wide. */
export function biographyText({ slug, name, title, bio }: Host): string {
  const { longBio, credentials, achievements } = HOST_BIOGRAPHIES[slug];
  return parts(
    [name, title].join('\n'),
    `SHORT BIOGRAPHY\n\n${wrapped(bio)}`,
    `FULL BIOGRAPHY\n\n${longBio.map((paragraph) => wrapped(paragraph)).join('\n\n')}`,
    `CREDENTIALS\n\n${listed(credentials)}`,
    `ACHIEVEMENTS\n\n${listed(achievements)}`,
    wrapped(PRESS_KIT.usage),
  );
}
