import type { FastifyInstance } from 'fastify';
import { newDebugId } from './paypal-account.ts';

const MESSAGES: Record<string, string> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  INTERNAL_SERVER_ERROR: 'An internal server error occurred.',
  SERVICE_UNAVAILABLE: 'Service Unavailable.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  TRANSACTION_ALREADY_REFUNDED: 'This transaction has already been fully refunded.',
};

interface Issue {
  issue: string;
  description?: string;
  field?: string;
  location?: string;
}

/** An error whose response has PayPal's error body. */
export class PaypalError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, name: string, issue?: Issue) {
    super(name);
    this.status = status;
    this.body = errorBody(name, issue);
  }
}

function errorBody(name: string, issue?: Issue) {
  return { name, message: MESSAGES[name] ?? name, debug_id: newDebugId(), ...(issue && { details: [issue] }) };
}

export const notFound = (): PaypalError =>
  new PaypalError(404, 'RESOURCE_NOT_FOUND', {
    issue: 'INVALID_RESOURCE_ID',
    description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  });

export const unprocessable = (issue: string, description: string): PaypalError =>
  new PaypalError(422, 'UNPROCESSABLE_ENTITY', { issue, description });

/** The error for a field that is missing, or whose value is invalid. */
export const invalidField = (field: string, is: 'missing' | 'invalid', location = 'body'): PaypalError =>
  new PaypalError(400, 'INVALID_REQUEST', {
    field: `/${field}`,
    location,
    ...(is === 'missing'
      ? { issue: 'MISSING_REQUIRED_PARAMETER', description: 'A required field is missing.' }
      : { issue: 'INVALID_PARAMETER_VALUE', description: 'The value of a field is invalid.' }),
  });

/** Returns PayPal's body for a failure of its servers. */
export function failureBody(status: number): object {
  if (status === 429) return errorBody('RATE_LIMIT_REACHED');
  return errorBody(status === 503 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR');
}

/** Makes `app` respond to errors as PayPal does. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound().body));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof PaypalError) return reply.code(error.status).send(error.body);
    if (error.statusCode && error.statusCode < 500) {
      return reply.code(400).send(new PaypalError(400, 'INVALID_REQUEST').body);
    }
    request.log.error(error);
    return reply.code(500).send(failureBody(500));
  });
}
