/** The bare server's path to which a client posts `{ password }`. The server hashes the password and does nothing else. */
export const HASH_PATH = '/hash';
