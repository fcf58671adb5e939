import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

const SCHEMES = new Set(['http:', 'https:']);
/** The port of a URL is empty if it is the standard port of the scheme. */
const PORTS = new Set(['', '80', '443']);

/** Returns whether the server may fetch the URL: http or https, port 80 or 443, and no user name or password. */
export function isFetchable(url: URL): boolean {
  const { protocol, port, username, password } = url;
  return SCHEMES.has(protocol) && PORTS.has(port) && username === '' && password === '';
}

const error = MESSAGES.fetchArticle;

export const fetchArticleInput = z.object({
  url: z
    .string({ error })
    .trim()
    .max(LIMITS.url, error)
    .refine((text) => URL.canParse(text) && isFetchable(new URL(text)), error),
});
export type FetchArticleInput = z.infer<typeof fetchArticleInput>;

/** The article on a page of another site, for the fields of the article form. */
export const fetchedArticleSchema = z.object({ title: z.string(), excerpt: z.string(), bodyRichtext: z.string() });
export type FetchedArticle = z.infer<typeof fetchedArticleSchema>;
