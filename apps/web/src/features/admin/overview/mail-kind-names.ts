const NAMES: Record<string, string> = {
  'confirm-address': 'Confirm your email address',
  'reset-password': 'Reset your password',
  'account-frozen': 'Account frozen',
  'password-changed': 'Password changed',
  'sign-in-method-added': 'Sign-in method added',
  'contact-received': 'Message received',
  'contact-notice': 'New message, to the team',
  'contact-reply': 'Reply to a message',
  'newsletter-confirm': 'Confirm your subscription',
  'newsletter-welcome': 'Newsletter welcome',
  'newsletter-goodbye': 'Newsletter goodbye',
  'newsletter-issue': 'Newsletter issue',
  'newsletter-trial': 'Newsletter test',
  'mail-test': 'Test email',
  membership: 'Membership',
  'gift-bought': 'Gift membership',
};

/** Returns the name of a kind of email, or the kind itself if it has no name. */
export function mailKindName(kind: string): string {
  return NAMES[kind] ?? kind;
}
