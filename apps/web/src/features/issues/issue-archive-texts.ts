/** What the archive is called, and what its head says of it. */
export const ISSUE_ARCHIVE = {
  title: 'Past issues',
  description: 'Every newsletter issue as we sent it, newest first. Issues for members are marked.',
} as const;
