/**
 * Returns sanitised HTML for the preview: links open in another browser tab, so that the form stays open. The
 * text editor on the same page may contain the same footnotes. So the preview's footnotes and the links to them get
 * IDs with a prefix, because an ID must be unique in a page.
 */
export function previewHtml(html: string): string {
  return html
    .replaceAll('<a href="#fn', '<a href="#preview-fn')
    .replaceAll(' id="fn', ' id="preview-fn')
    .replaceAll('<a href="#', '<a data-footnote href="#')
    .replaceAll('<a href="', '<a target="_blank" href="')
    .replaceAll('<a data-footnote', '<a');
}
