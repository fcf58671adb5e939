import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import type { Letter } from './letter.ts';
import { quotedLines } from './plain-text.ts';
import { DARK, FONT_DISPLAY, FONT_TEXT, LIGHT } from './tokens.ts';

const text: CSSProperties = { color: LIGHT.ink, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' };
const quiet: CSSProperties = { color: LIGHT.inkQuiet, fontSize: 14, lineHeight: '21px', margin: '0 0 8px' };
const brand: CSSProperties = { ...text, fontFamily: FONT_DISPLAY, fontSize: 18, fontWeight: 500, margin: '0 0 24px' };
const title: CSSProperties = { ...text, fontFamily: FONT_DISPLAY, fontSize: 30, fontWeight: 400, lineHeight: '36px' };
const rule: CSSProperties = { borderColor: LIGHT.rule, margin: '24px 0 16px' };
const quoteLabel: CSSProperties = { ...quiet, fontWeight: 600, margin: '0 0 4px' };
/** Breaks a word only if it is longer than the line. */
const breakable: CSSProperties = {
  overflowWrap: 'anywhere',
  wordBreak: 'break-word', // for email clients without overflow-wrap
};
const quoteText: CSSProperties = {
  ...text,
  ...breakable,
  borderLeft: `2px solid ${LIGHT.rule}`,
  paddingLeft: 14,
};
const button: CSSProperties = {
  backgroundColor: LIGHT.green,
  borderRadius: 3,
  color: LIGHT.onGreen,
  fontSize: 16,
  fontWeight: 600,
  padding: '14px 24px',
  textDecoration: 'none',
};

const PROSE_STYLES = `.prose p, .prose ul, .prose ol, .prose figure { margin: 0 0 16px; }
.prose h2, .prose h3 { font-family: ${FONT_DISPLAY}; font-weight: 500; line-height: 1.25; margin: 28px 0 8px; }
.prose h2 { font-size: 22px; }
.prose h3 { font-size: 18px; }
.prose a { color: ${LIGHT.green}; }
.prose img { height: auto; max-width: 100%; }
.prose blockquote { border-left: 2px solid ${LIGHT.rule}; margin: 0 0 16px; padding-left: 14px; }
.prose pre { overflow-x: auto; }`;

/**
 * The background of the body is repeated on the table cell inside it, for email clients that remove the body element.
 */
const STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
${PROSE_STYLES}
@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: ${DARK.paper} !important; }
  .ink { color: ${DARK.ink} !important; }
  .prose blockquote { border-color: ${DARK.rule} !important; }
  .prose a { color: ${DARK.green} !important; }
  .quiet, .quiet a { color: ${DARK.inkQuiet} !important; }
  .rule { border-color: ${DARK.rule} !important; }
  .act { background-color: ${DARK.green} !important; color: ${DARK.onGreen} !important; }
}`;

/**
 * Renders the letter as HTML with one column and a light and a dark colour scheme. The email loads nothing except an
 * issue's images, which come from the site.
 */
export function layout(letter: Letter, siteName: string): ReactElement {
  return h(
    Html,
    { lang: 'en-GB' },
    documentHead(letter.subject),
    h(
      Body,
      { className: 'paper', style: { backgroundColor: LIGHT.paper, fontFamily: FONT_TEXT, margin: 0 } },
      h(Preview, null, letter.preview),
      h(
        Container,
        { style: { maxWidth: 560, padding: '32px 20px' } },
        h(Text, { className: 'ink', style: brand }, siteName),
        h(Heading, { as: 'h1', className: 'ink', style: title }, letter.title),
        ...[letter.greeting, ...letter.paragraphs]
          .filter((line) => line !== undefined)
          .map((line) => h(Text, { key: line, className: 'ink', style: text }, line)),
        letter.body && issueBody(letter.body),
        letter.action && actionButton(letter.action),
        ...(letter.quotes ?? []).map(quote),
        ...letter.notes.map((note) => h(Text, { key: note, className: 'quiet', style: quiet }, note)),
        ...(letter.links ?? []).map(secondaryLink),
        ...(letter.action
          ? [h(Hr, { key: 'rule', className: 'rule', style: rule }), plainLink(letter.action.link)]
          : []),
      ),
    ),
  );
}

function documentHead(subject: string): ReactElement {
  return h(
    Head,
    null,
    h('title', null, subject),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('style', null, STYLES),
  );
}

function quote({ label, text }: { label: string; text: string }): ReactElement {
  const lines = quotedLines(text).flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));
  return h(
    Section,
    { key: label },
    h(Text, { className: 'quiet', style: quoteLabel }, label),
    h(Text, { className: 'ink rule', style: quoteText }, ...lines),
  );
}

/** Renders the body of an issue. Its elements are styled by the style sheet. */
function issueBody(html: string): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: core sanitised it when it was saved; see `Letter.body`
  return h('div', { className: 'ink prose', style: text, dangerouslySetInnerHTML: { __html: html } });
}

function secondaryLink({ label, link }: { label: string; link: string }): ReactElement {
  const style = { color: LIGHT.inkQuiet, textDecoration: 'underline' };
  return h(Text, { key: label, className: 'quiet', style: quiet }, h(Link, { href: link, style }, label));
}

function actionButton({ label, link }: NonNullable<Letter['action']>): ReactElement {
  return h(Section, { style: { margin: '24px 0' } }, h(Button, { className: 'act', href: link, style: button }, label));
}

function plainLink(link: string): ReactElement {
  return h(
    Text,
    { key: 'foot', className: 'quiet', style: { ...quiet, ...breakable } },
    'If the button doesn’t work, open this link: ',
    h(Link, { href: link, style: { color: LIGHT.inkQuiet, textDecoration: 'underline' } }, link),
  );
}
