/** A hidden username field for password managers. Every form with a password has one. */
export function AccountName({ email }: { email?: string }) {
  return <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />;
}
