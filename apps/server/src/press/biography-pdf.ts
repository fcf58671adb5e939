import { fileURLToPath } from 'node:url';
import { BRAND_MARK_PATH } from '@longreturn/site/art/brand-mark';
import { PAGE } from '@longreturn/site/art/palette';
import { BRAND } from '@longreturn/site/brand';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { HOST_BIOGRAPHIES } from '@longreturn/site/host-biographies';
import type { Host } from '@longreturn/site/hosts';
import { PRESS_KIT } from '@longreturn/site/press-kit';
import PDFDocument from 'pdfkit';
import { FONTS } from '../own-files.ts';

const MARGIN = 64;
/** A fixed creation date, so that the same biography always produces the same file. */
const CREATION_DATE = new Date(Date.UTC(2026, 0, 1));

const FACES = { read: 'newsreader-400', title: 'newsreader-500', sans: 'hanken-grotesk-500' } as const;

/** Returns a host's biography as a PDF of one or two A4 pages in the site's fonts. */
export async function biographyPdf({ slug, name, title, bio }: Host): Promise<Uint8Array> {
  const { longBio, credentials, achievements } = HOST_BIOGRAPHIES[slug];
  const page = openDocument(name);
  letterhead(page);
  page
    .font('title')
    .fontSize(30)
    .fillColor(PAGE.ink)
    .text(name, MARGIN, MARGIN + 66, { characterSpacing: -0.4 });
  page.font('sans').fontSize(11).fillColor(PAGE.ink3).text(title);
  section(page, 'In short', () => paragraphs(page, [bio]));
  section(page, 'In full', () => paragraphs(page, longBio));
  section(page, 'Credentials', () => list(page, credentials));
  section(page, 'Achievements', () => list(page, achievements));
  page.moveDown(1.6).font('sans').fontSize(9).fillColor(PAGE.ink3);
  page.text(PRESS_KIT.usage, { lineGap: 2 }).moveDown(0.4).text(CONTACT_DESK.addresses.press.email);
  page.end();
  return Buffer.concat(await page.toArray());
}

function openDocument(name: string): PDFKit.PDFDocument {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: `${name}: ${BRAND.name}`, Author: BRAND.name, CreationDate: CREATION_DATE, ModDate: CREATION_DATE },
  });
  for (const [face, file] of Object.entries(FACES))
    page.registerFont(face, fileURLToPath(new URL(`${file}.ttf`, FONTS)));
  return page;
}

function letterhead(page: PDFKit.PDFDocument): void {
  page.save().translate(MARGIN, MARGIN).scale(0.75).path(BRAND_MARK_PATH).fill(PAGE.green).restore();
  page
    .font('title')
    .fontSize(15)
    .fillColor(PAGE.ink)
    .text(BRAND.name, MARGIN + 34, MARGIN + 4, { characterSpacing: -0.3 });
}

function section(page: PDFKit.PDFDocument, title: string, write: () => void): void {
  const width = page.page.width - 2 * MARGIN;
  page.moveDown(1.1);
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + width, page.y)
    .lineWidth(0.6)
    .strokeColor(PAGE.ink)
    .stroke();
  page.moveDown(0.5).font('title').fontSize(15).fillColor(PAGE.ink).text(title).moveDown(0.4);
  write();
}

function paragraphs(page: PDFKit.PDFDocument, texts: readonly string[]): void {
  page.font('read').fontSize(11.5).fillColor(PAGE.ink);
  for (const text of texts) page.text(text, { lineGap: 3, paragraphGap: 7 });
}

function list(page: PDFKit.PDFDocument, items: readonly string[]): void {
  page.font('read').fontSize(11.5).fillColor(PAGE.ink);
  for (const item of items) page.text(item, { lineGap: 3, paragraphGap: 4 });
}
