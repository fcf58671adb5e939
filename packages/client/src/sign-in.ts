/** The user's credentials and the site. */
export interface SignInOptions {
  /** The site's origin: 'https://example.org'. */
  baseUrl: string;
  email: string;
  password: string;
}

/** Signs in and returns the session ID for `createClient`. Throws the site's error text when it refuses. */
export async function signIn({ baseUrl, email, password }: SignInOptions): Promise<string> {
  const response = await fetch(new URL('/api/auth/login', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const id = /(?:^|\s)(?:__Host-)?session=([^;]+)/.exec(response.headers.getSetCookie().join(' '))?.[1];
  if (id === undefined) throw new Error('the site opened no session');
  return id;
}
