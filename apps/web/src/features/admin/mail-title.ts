/** What each kind of email is about (packages/core/src/mail/mail-kinds.ts). */
const TITLES: Readonly<Record<string, string>> = {
  'confirm-address': 'Confirm the email address',
  'reset-password': 'Reset the password',
  'account-frozen': 'Account frozen',
  'password-changed': 'Password changed',
  'sign-in-method-added': 'Sign-in method added',
  'contact-received': 'Message received',
  'contact-notice': 'New message to the team',
  'contact-reply': 'Reply to a message',
  'newsletter-confirm': 'Confirm the newsletter',
  'newsletter-welcome': 'Welcome to the newsletter',
  'newsletter-goodbye': 'Unsubscribed from the newsletter',
  'newsletter-issue': 'Newsletter issue',
  'newsletter-trial': 'Test of a newsletter issue',
  'mail-test': 'Test email',
  membership: 'Membership',
  'gift-bought': 'Gift membership',
  'private-feed': 'Private feed',
  'question-answered': 'Answer to a question',
  reconciliation: 'Comparison with a payment provider',
};

/** Returns the title of a kind of email. If the site no longer sends emails of this kind, returns the kind itself. */
export function mailTitle(kind: string): string {
  return TITLES[kind] ?? kind;
}
