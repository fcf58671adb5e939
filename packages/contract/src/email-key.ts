/** Returns the key that all spellings of an email address share: NFC, lower case. `emailSchema` refuses compatibility characters. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
