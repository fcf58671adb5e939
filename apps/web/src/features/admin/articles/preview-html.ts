/**
 * Prepares sanitised HTML for the preview. Links open in another browser tab, so that the form stays open. The text
 * editor on the same page may contain the same footnotes, and an ID must be unique in a page. So the IDs of the
 * preview's footnotes get a prefix, and so do the links to them.
 */
export function previewHtml(html: string): string {
  return html
    .replaceAll('<a href="#fn', '<a href="#preview-fn')
    .replaceAll(' id="fn', ' id="preview-fn')
    .replaceAll('<a href="#', '<a data-footnote href="#')
    .replaceAll('<a href="', '<a target="_blank" href="')
    .replaceAll('<a data-footnote', '<a');
}
