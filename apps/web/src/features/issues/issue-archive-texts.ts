/** What the archive is called, and what its head says of it. */
export const ISSUE_ARCHIVE = {
  title: 'Past issues',
  description: 'Every letter we have sent, as it went out: the newest first, and those for members marked.',
} as const;
