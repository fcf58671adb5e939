import Fastify from 'fastify';
import { startMailServer } from './src/mail-server.ts';

/** Runs a mail server in its own process and lists the received emails over HTTP. Ends when the parent process ends. */
const { url, received } = await startMailServer();
const app = Fastify();
app.get('/', () => received);
const list = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ url, list });
