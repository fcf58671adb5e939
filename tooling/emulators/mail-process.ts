import Fastify from 'fastify';
import { startMailServer } from './src/mail-server.ts';

/** The mail server in a process of its own, which ends with the one that forked it; lists over HTTP what it took. */
const { url, received } = await startMailServer();
const app = Fastify();
app.get('/', () => received);
const list = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ url, list });
