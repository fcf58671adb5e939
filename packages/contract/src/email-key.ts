/** What makes two spellings of an address one account: composition and letter case don't count (`emailSchema` refuses compatibility characters). */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
