/** What makes two spellings of an address one account: compatibility forms and letter case don't count. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
