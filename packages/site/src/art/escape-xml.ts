const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// XML 1.0 can't contain these characters, not even as references. A single one makes the whole file invalid.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for use in an attribute or between tags. */
export function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (mark) => ENTITY[mark] ?? mark);
}
