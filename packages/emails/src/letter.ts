/** The contents of an email, before they are rendered as HTML and plain text. */
export interface Letter {
  /** Contains no text from visitors, except in emails to the team and in replies to messages. */
  subject: string;
  /** The line that inboxes show next to the subject. */
  preview: string;
  title: string;
  greeting?: string;
  /** What happened, and what to do. */
  paragraphs: string[];
  action?: { label: string; link: string };
  /** Text from a visitor, which is shown as a quote. */
  quotes?: readonly { label: string; text: string }[];
  /** The body of an issue: sanitised HTML with absolute URLs. */
  body?: string;
  /** Notes in smaller type: for example, how long the link works. */
  notes: string[];
  /** Other links, at the end. */
  links?: readonly { label: string; link: string }[];
}
