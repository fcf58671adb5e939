/** For password managers, which keep a password with its account: every form with a password names whose it is. */
export function AccountName({ email }: { email?: string }) {
  return <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />;
}
