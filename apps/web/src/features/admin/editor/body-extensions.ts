import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Body, Code, Link, Subscript, Superscript } from './body-marks.ts';
import { Footnote, FootnoteReference, Footnotes } from './footnotes.ts';
import { Caption, Figure, FigureImage, Image } from './images.ts';
import { KeepFootnotes } from './keep-footnotes.ts';
import { LeaveByTab } from './leave-by-tab.ts';
import { MembersBreak } from './members-break.ts';
import { Cell, HeaderCell, Row, Table } from './tables.ts';

const EXTENSIONS: Extensions = [
  StarterKit.configure({
    ...{ document: false, code: false, link: false, strike: false, underline: false, horizontalRule: false },
    heading: { levels: [2, 3] },
    trailingNode: { notAfter: ['paragraph', 'footnotes'] },
    dropcursor: { color: 'var(--green)', width: 2 },
  }),
  ...[Body, Link, Code, Superscript, Subscript],
  ...[Image, Figure, FigureImage, Caption],
  ...[Table, Row, HeaderCell, Cell],
  ...[Footnotes, Footnote, FootnoteReference, KeepFootnotes, LeaveByTab],
];

/** What an article may contain: the elements and attributes that core's sanitiser keeps (decision 30). */
export const BODY_EXTENSIONS: Extensions = [...EXTENSIONS, MembersBreak];

/** An issue is emailed as a whole, so it has no members break. */
export const ISSUE_EXTENSIONS = EXTENSIONS;
