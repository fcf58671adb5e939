/**
 * Returns sanitised HTML for the preview: links open in another browser tab, so that the form stays open. The editor
 * may have the same footnotes, so their IDs and the links to them get a prefix.
 */
export function previewHtml(html: string): string {
  return html
    .replaceAll('<a href="#fn', '<a href="#preview-fn')
    .replaceAll(' id="fn', ' id="preview-fn')
    .replaceAll('<a href="#', '<a data-footnote href="#')
    .replaceAll('<a href="', '<a target="_blank" href="')
    .replaceAll('<a data-footnote', '<a');
}
