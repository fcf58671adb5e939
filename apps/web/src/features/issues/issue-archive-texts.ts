/** Title and description of the archive. */
export const ISSUE_ARCHIVE = {
  title: 'Past issues',
  description: 'Every newsletter issue as we sent it, newest first. Issues for members are marked.',
} as const;
