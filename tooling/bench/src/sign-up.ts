const PERSON = { name: 'Ada Byron', email: 'ada@example.org', password: 'Correct horse 1' };

/** A user of the site. */
export interface Person {
  /** The Cookie header of the user's session. */
  cookie: string;
  /** Signs in again, like another browser. */
  logIn(): Promise<void>;
}

/** Registers a user. Throws when it fails. */
export async function signUp(site: string): Promise<Person> {
  const response = await post(`${site}/api/auth/register`, PERSON);
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  const { email, password } = PERSON;
  return {
    cookie,
    async logIn() {
      await post(`${site}/api/auth/login`, { email, password });
    },
  };
}

async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.clone().arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
