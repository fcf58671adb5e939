// XML 1.0 can't contain these characters, not even as references. A single one makes the whole feed invalid.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Removes the characters that XML can't contain. */
export const withoutUnwritable = (text: string): string => text.replaceAll(UNWRITABLE, '');
