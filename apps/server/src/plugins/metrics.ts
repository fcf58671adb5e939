import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AppParts } from '../app-parts.ts';
import { measureCache } from '../metrics/cache-metrics.ts';
import { measureDatabase } from '../metrics/database-metrics.ts';
import { measureMail } from '../metrics/mail-metrics.ts';
import { StartError } from '../start-error.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures requests, the process, the database, the email queue and the cache, and serves the metrics in Prometheus
 * format at /metrics on METRICS_PORT. The endpoint responds within two seconds, even if the database does not respond.
 */
export function registerMetrics(app: FastifyInstance, parts: AppParts, port: number): void {
  const { env, logger, services, cache } = parts;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureDatabase(registry, services.database, logger);
  measureMail(registry, services.database, logger);
  measureCache(registry, cache);

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'could not collect the metrics');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', () => open(server, port, env.host));
  app.addHook('onClose', () => close(server));
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.raw.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(StartError.from(`METRICS_PORT ${port} on ${host} can’t be opened`, error)));
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
