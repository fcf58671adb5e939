import type { ArticlePage } from '@longreturn/contract/content';
import { BRAND } from '@longreturn/site/brand';
import { membersPart } from '../../lib/members-only.ts';
import { metaDescription } from '../../lib/meta-description.ts';
import { pageHead } from '../../lib/page-head.ts';
import { preloadFont } from '../../lib/preload-font.ts';
import italicFont from '../../theme/fonts/newsreader-italic.woff2?url';
import { articleHost } from './article-host.ts';

/** Head of an article's page: its drawn card, and what it is as schema.org Article, without a word of its body. */
export function articleHead(article: ArticlePage, origin: string) {
  const head = pageHead({
    title: article.title,
    description: metaDescription(article.excerpt),
    path: `/articles/${article.slug}`,
    origin,
    image: imagePath(article),
    type: 'article',
    jsonLd: structuredArticle(article, origin),
  });
  return hasItalics(article) ? { ...head, links: [...head.links, preloadFont(italicFont)] } : head;
}

function hasItalics({ bodyRichtext, preview }: ArticlePage): boolean {
  return (bodyRichtext ?? preview ?? '').includes('<em>');
}

function structuredArticle(article: ArticlePage, origin: string) {
  const url = `${origin}/articles/${article.slug}`;
  const publisher = { '@type': 'Organization', name: BRAND.name, url: `${origin}/` };
  const host = articleHost(article);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    image: `${origin}${imagePath(article)}`,
    datePublished: article.publishedAt,
    inLanguage: 'en',
    author: host ? { '@type': 'Person', name: host.name, jobTitle: host.title, url: `${origin}/about` } : publisher,
    publisher,
    isAccessibleForFree: !article.isPremium,
    ...(article.isPremium && { hasPart: membersPart }),
  };
}

const imagePath = ({ slug }: ArticlePage) => `/og/articles/${slug}.png`;
