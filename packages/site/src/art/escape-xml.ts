const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// XML 1.0 has no way to write these, not even as references; one of them makes a whole file unreadable.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Takes any text and returns it safe inside an attribute or between tags. */
export function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (mark) => ENTITY[mark] ?? mark);
}
