import Fastify from 'fastify';
import { startMailServer } from './src/mail-server.ts';

/** Entry point of a mail server process, which ends with its parent and lists the received emails over HTTP. */
const { url, received } = await startMailServer();
const app = Fastify();
app.get('/', () => received);
const list = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ url, list });
