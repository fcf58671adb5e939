import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toErrorBody } from '@longreturn/api/error-body';
import type { ErrorCode } from '@longreturn/contract/errors';
import { AppError } from '@longreturn/core/app-error';

const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.slow',
  HPE_HEADER_OVERFLOW: 'headers.too_large',
};

/**
 * Sends the error body in response to bytes that are not a valid HTTP request, and closes the connection. Such bytes
 * never reach Fastify's handlers.
 */
export function sendUnreadableError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  endWithError(socket, CODES[error.code ?? ''] ?? 'input.invalid');
}

/** Writes an error response directly to the connection and closes it. Call it only if no response is in progress. */
export function endWithError(socket: Socket, code: ErrorCode): void {
  const { status, body } = toErrorBody(new AppError(code));
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`);
  socket.destroySoon();
}
