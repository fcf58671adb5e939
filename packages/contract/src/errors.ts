import { MESSAGES } from './messages.ts';

interface ErrorEntry {
  status: number;
  text: string;
}

/** Every failure the product can answer with: one code, one HTTP status, one English text. */
export const ERRORS = {
  'input.invalid': { status: 400, text: 'The request is not valid' },
  'premium.session_required': { status: 401, text: MESSAGES.premium },
  'premium.membership_required': { status: 403, text: MESSAGES.premium },
  'action.forbidden': { status: 403, text: 'You are not allowed to do this' },
  'origin.refused': { status: 403, text: 'This request came from another site' },
  'episode.unknown': { status: 404, text: 'Episode not found' },
  'article.unknown': { status: 404, text: 'Article not found' },
  'topic.unknown': { status: 404, text: 'Topic not found' },
  'path.unknown': { status: 404, text: 'Not found' },
  'method.unknown': { status: 405, text: 'Method not allowed' },
  'request.slow': { status: 408, text: 'The request took too long to arrive' },
  'slug.taken': { status: 409, text: 'This slug is already in use' },
  'body.too_large': { status: 413, text: 'The request is too large' },
  'path.too_long': { status: 414, text: 'The address is too long' },
  'body.unsupported': { status: 415, text: 'This content type is not supported' },
  'rate.limited': { status: 429, text: 'Too many requests. Please try again later.' },
  'headers.too_large': { status: 431, text: 'The headers of the request are too large' },
  'service.internal': { status: 500, text: 'Something went wrong on our side' },
  'service.unavailable': { status: 503, text: 'The service is briefly unavailable. Please try again.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error answer over REST; `fields` maps a field to its text, `requestId` stands on a 5xx. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  requestId?: string;
}
