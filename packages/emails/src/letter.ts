/** The text of an email, before it becomes HTML or plain text. */
export interface Letter {
  /** Contains no text written by visitors, except in emails to the team. */
  subject: string;
  /** The line that inboxes show next to the subject. */
  preview: string;
  title: string;
  greeting?: string;
  /** What happened, and what to do. */
  paragraphs: string[];
  action?: { label: string; link: string };
  /** Text written by a visitor, set apart from ours. */
  quotes?: readonly { label: string; text: string }[];
  /** The body of an issue: sanitised HTML with absolute URLs. */
  body?: string;
  /** How long the link works, and what to do if it wasn't you. */
  notes: string[];
  /** Further links, at the end. */
  links?: readonly { label: string; link: string }[];
}
