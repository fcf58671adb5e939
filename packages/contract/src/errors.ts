import { MESSAGES } from './messages.ts';

interface ErrorEntry {
  status: number;
  text: string;
}

/** All errors that the site returns, by code: the HTTP status and the text for the user. */
export const ERRORS = {
  'input.invalid': { status: 400, text: 'The request is not valid' },
  'premium.session_required': { status: 401, text: MESSAGES.premium },
  'premium.membership_required': { status: 403, text: MESSAGES.premium },
  'session.required': { status: 401, text: 'Please sign in to continue' },
  'credentials.wrong': { status: 401, text: 'Invalid email or password' },
  'account.frozen': { status: 403, text: 'This account is frozen. Reset your password or contact us.' },
  'password.wrong': { status: 403, text: 'The current password is incorrect' },
  'admin.self': { status: 403, text: 'You cannot change or delete your own admin account' },
  'admin.last': { status: 409, text: 'The last admin cannot be changed or deleted' },
  'action.forbidden': { status: 403, text: 'You are not allowed to do this' },
  'feature.disabled': { status: 403, text: 'This is not available at the moment' },
  'signature.refused': { status: 401, text: 'The signature is not valid' },
  'origin.refused': { status: 403, text: 'This request came from another site' },
  'episode.unknown': { status: 404, text: 'Episode not found' },
  'article.unknown': { status: 404, text: 'Article not found' },
  'revision.unknown': { status: 404, text: 'Version not found' },
  'media.unknown': { status: 404, text: 'Media item not found' },
  'file.unknown': { status: 404, text: 'File not found' },
  'upload.unknown': { status: 404, text: 'Upload not found' },
  'rendition.unknown': { status: 404, text: 'Audio not found' },
  'topic.unknown': { status: 404, text: 'Topic not found' },
  'user.unknown': { status: 404, text: 'User not found' },
  'contact.unknown': { status: 404, text: 'Message not found' },
  'question.unknown': { status: 404, text: 'Question not found' },
  'issue.unknown': { status: 404, text: 'Issue not found' },
  'subscriber.unknown': { status: 404, text: 'Subscriber not found' },
  'mail.unknown': { status: 404, text: 'Email not found' },
  'session.unknown': { status: 404, text: 'Session not found' },
  'session.current': { status: 409, text: 'You are using this session. Sign out to end it.' },
  'entitlement.unknown': { status: 404, text: 'Membership not found' },
  'entitlement.paid': { status: 409, text: 'Only the subscriber or the payment provider can end a paid membership' },
  'entitlement.ended': { status: 409, text: 'This membership has ended already' },
  'path.unknown': { status: 404, text: 'Not found' },
  'method.unknown': { status: 405, text: 'Method not allowed' },
  'request.slow': { status: 408, text: 'The request took too long to arrive' },
  'link.invalid': { status: 400, text: MESSAGES.link },
  'identity.refused': { status: 400, text: 'Sign-in failed. Please try again.' },
  'identity.unavailable': {
    status: 503,
    text: 'This way of signing in is not available right now. Please use your email address.',
  },
  'email.taken': { status: 409, text: 'An account with this email already exists' },
  'picture.too_complex': {
    status: 400,
    text: 'This picture is too large or too complex. Please choose a simpler one.',
  },
  'picture.invalid': { status: 400, text: 'Please choose a JPEG, PNG, WebP or GIF picture' },
  'upload.unsupported': { status: 415, text: MESSAGES.fileType },
  'upload.type': { status: 400, text: 'The file is damaged or doesn’t have the stated type' },
  'upload.size': { status: 400, text: 'The file does not have the stated size' },
  'upload.missing': { status: 409, text: 'No file has been uploaded yet' },
  'upload.used': { status: 409, text: 'This upload is complete already' },
  'upload.audio': { status: 415, text: MESSAGES.audioType },
  'upload.damaged': { status: 400, text: 'The file is damaged or its duration can’t be read' },
  'upload.large': { status: 413, text: MESSAGES.audioTooLarge },
  'upload.longer': { status: 413, text: 'The file is larger than its stated size' },
  'upload.offset': { status: 409, text: 'The upload must continue from a different byte' },
  'media.used': { status: 409, text: 'This file is still in use' },
  'slug.taken': { status: 409, text: 'This slug is already in use' },
  'content.changed': {
    status: 409,
    text: 'This was changed by another administrator. Please reload it before you save.',
  },
  'issue.sent': { status: 409, text: 'This issue has been sent already' },
  'question.closed': { status: 409, text: 'This question is no longer open' },
  'question.own': { status: 409, text: 'You can’t take back the vote for your own question' },
  'question.limit': {
    status: 409,
    text: 'You have 5 open questions. Please wait until one of them is answered, or delete one.',
  },
  'plan.unknown': { status: 400, text: 'Please choose one of the plans' },
  'returnUrl.foreign': { status: 400, text: 'The return URL must be on this site' },
  'member.already': { status: 409, text: 'You are already a member' },
  'membership.none': { status: 409, text: 'You have no running subscription' },
  'refund.late': { status: 409, text: 'The 30-day refund period is over' },
  'resume.final': {
    status: 409,
    text: 'A cancelled PayPal subscription cannot be resumed. You can subscribe again when it has ended.',
  },
  'payments.notConfigured': { status: 503, text: MESSAGES.paymentsNotConfigured },
  'reconciliation.none': { status: 409, text: 'No payment provider is configured' },
  'payments.unavailable': {
    status: 503,
    text: 'The payment provider is not available right now. Please try again in a few minutes.',
  },
  'payment.declined': { status: 402, text: 'Your card was declined. Please update it, then try again.' },
  'event.refused': { status: 400, text: 'The event is not valid' },
  'gift.invalid': { status: 404, text: 'This gift is not valid or has been redeemed already' },
  'gift.unavailable': { status: 503, text: 'Gifts are not available at the moment' },
  'code.unknown': { status: 404, text: 'This code is not valid or has expired' },
  'code.full': { status: 409, text: 'All seats of this code are taken' },
  'feed.unknown': { status: 404, text: 'Private feed not found' },
  'feed.full': { status: 409, text: 'You can have up to 10 private feeds. Revoke one that you no longer use.' },
  'import.unknown': { status: 404, text: 'Import not found' },
  'import.running': { status: 409, text: 'Another import is running. Wait until it ends, or cancel it.' },
  'import.ended': { status: 409, text: 'This import has ended already' },
  'event.unknown': { status: 404, text: 'Event not found' },
  'body.too_large': { status: 413, text: 'The request is too large' },
  'path.too_long': { status: 414, text: 'The URL is too long' },
  'body.unsupported': { status: 415, text: 'This content type is not supported' },
  'feed.unreadable': { status: 422, text: 'This is not an RSS feed that the site can read' },
  'feed.long': { status: 422, text: 'The site imports feeds of at most 20,000 items' },
  'feed.unreachable': { status: 422, text: 'This URL can’t be read. Please check it and try again.' },
  'page.unreadable': { status: 422, text: MESSAGES.fetchArticle },
  'rate.limited': { status: 429, text: 'Too many requests. Please try again later.' },
  'headers.too_large': { status: 431, text: 'The headers of the request are too large' },
  'service.internal': { status: 500, text: 'Something went wrong on our side' },
  'service.unavailable': { status: 503, text: 'The service is briefly unavailable. Please try again.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * The body of every REST error. `fields` maps each invalid field to its error text. Errors with a 5xx status have a
 * `requestId`.
 */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  requestId?: string;
}
