const MEMBERS_BREAK = /<hr data-members\b[^>]*>/;

/** A body's parts as its author parted them: what everyone reads, and what is for members. */
export function splitBody(html: string): { open: string; members: string } {
  const [open = '', members] = html.split(MEMBERS_BREAK, 2);
  return members === undefined ? { open: '', members: open } : { open, members };
}
