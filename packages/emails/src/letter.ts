/** What a mail says, before it is set as HTML or as plain text. */
export interface Letter {
  /** Holds nothing that a person wrote, but for the desk's own mails. */
  subject: string;
  /** The line that a list of mails shows beside the subject. */
  preview: string;
  title: string;
  greeting?: string;
  /** What happened, and what to do. */
  paragraphs: string[];
  action?: { label: string; link: string };
  /** What a person wrote, set apart from our own words. */
  quotes?: readonly { label: string; text: string }[];
  /** An article of ours, sanitised HTML with whole addresses. */
  body?: string;
  /** How long the link lives, and what to do if it was not you. */
  notes: string[];
  /** Other ways on, at the end. */
  links?: readonly { label: string; link: string }[];
}
