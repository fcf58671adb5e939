/** A fictional person with an account at every stand-in. */
export interface Person {
  /** The ID in tests, and the value of the person's button in the account chooser. */
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Whether the provider has verified the email address. */
  emailVerified: boolean;
}

export const PEOPLE: readonly Person[] = [
  { id: 'ada', firstName: 'Ada', lastName: 'Winter', email: 'ada.winter@example.com', emailVerified: true },
  { id: 'ben', firstName: 'Ben', lastName: 'Okafor', email: 'ben.okafor@example.org', emailVerified: true },
  { id: 'chloe', firstName: 'Chloé', lastName: 'Lindqvist', email: 'chloe@example.net', emailVerified: true },
  { id: 'dan', firstName: 'Dan', lastName: 'Unchecked', email: 'dan.unchecked@example.com', emailVerified: false },
];
