import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** The user that `signUp` registers. */
export const PERSON = { name: 'Ada Byron', email: 'ada@example.org', password: 'Correct horse 1' };

/** A user of the site. */
export interface Person {
  /** The Cookie header of the user's session. */
  cookie: string;
  /** Signs in again, as from another browser. */
  logIn(): Promise<void>;
}

/** Registers a user. Throws if that fails. */
export async function signUp(site: string): Promise<Person> {
  const { headers } = await post(`${site}/api/auth/register`, PERSON);
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';');
  const { email, password } = PERSON;
  return {
    cookie,
    async logIn() {
      await post(`${site}/api/auth/login`, { email, password });
    },
  };
}

const agent = new Agent({ keepAlive: true });

/**
 * Posts JSON. Throws if the response isn't 200. It doesn't use `fetch`, which takes a millisecond longer and would
 * distort the measurement.
 */
export async function post(url: string, body: object): Promise<IncomingMessage> {
  const sent = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage]; // the event's argument
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`);
  return response;
}
