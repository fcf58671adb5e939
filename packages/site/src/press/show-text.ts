import { BRAND } from '../brand.ts';
import { CONTACT_DESK } from '../contact-desk.ts';
import { HOSTS } from '../hosts.ts';
import { PRESS_KIT } from '../press-kit.ts';
import { listed, parts, wrapped } from './plain-text.ts';

/** Returns the press kit's texts about the show as a plain text file, 76 characters wide. */
export function showText(): string {
  const { facts, boilerplate, introductions, interviewTopics, usage } = PRESS_KIT;
  const nameOf = (slug: string) => HOSTS.find((host) => host.slug === slug)?.name ?? slug;
  return parts(
    BRAND.name,
    `TERMS OF USE\n\n${wrapped(usage)}`,
    `${heading(facts.title)}\n\n${facts.items.map(({ term, text }) => wrapped(`${term}: ${text}`)).join('\n')}`,
    ...boilerplate.items.map(({ title, text }) => `${heading(`${boilerplate.title}, ${title}`)}\n\n${wrapped(text)}`),
    ...introductions.items.map(({ host, text }) => `INTRODUCING ${heading(nameOf(host))}\n\n${wrapped(text)}`),
    `${heading(interviewTopics.title)}\n\n${listed(interviewTopics.items)}`,
    `PRESS\n\n${CONTACT_DESK.addresses.press.email}`,
    wrapped(BRAND.disclaimer),
  );
}

const heading = (title: string): string => title.toUpperCase();
