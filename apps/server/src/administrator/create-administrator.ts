import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { EnvError, readEnv } from '../env.ts';
import { openServices } from '../services.ts';
import { StartError } from '../start-error.ts';

const USAGE =
  'Usage: npm run admin:create -- [--email you@example.org] [--password …] (defaults: ADMIN_EMAIL, ADMIN_PASSWORD)';

/**
 * `npm run admin:create` creates an admin account, or makes an existing account an admin. The environment variables
 * select the database.
 */
async function createAdministrator(): Promise<void> {
  const { email, password } = readArguments();
  const env = readEnv({
    ...process.env,
    ...(email !== undefined && { ADMIN_EMAIL: email }),
    ...(password !== undefined && { ADMIN_PASSWORD: password }),
  });
  if (env.admin.email === undefined) throw new EnvError(USAGE);
  // `openServices` also creates the admin. The printed steps include the password if it was generated.
  const services = await openServices({
    env,
    logger: pino({ level: 'silent' }),
    progress: (step) => console.log(step),
  });
  console.log(`${env.admin.email} is an admin.`);
  await services.close();
}

function readArguments(): { email?: string | undefined; password?: string | undefined } {
  try {
    return parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } }).values;
  } catch {
    throw new EnvError(USAGE);
  }
}

process.umask(0o077); // created files are readable only by their owner, as in main.ts
createAdministrator().catch((error: unknown) => {
  const known = error instanceof EnvError || error instanceof StartError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
});
