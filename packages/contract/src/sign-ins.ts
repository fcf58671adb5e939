/** How someone signed in. */
export const SIGN_IN_METHODS = ['password', 'google', 'apple'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
