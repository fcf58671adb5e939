/** What is known of a reader who signs in: the address that they come from, and 'Firefox on Linux'. */
export interface Client {
  ip: string;
  device: string;
}
