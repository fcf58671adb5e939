import type { MailRefusal } from '@longreturn/core/ports';

/** The fields of nodemailer's delivery errors. Other errors don't have them. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Matches a permanent response with an enhanced status code (RFC 3463), and captures that code without its class. */
const ENHANCED = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/;

/** Status codes about the SMTP session: unknown command, authentication required, no service. */
const SESSION_CODES = new Set([500, 501, 502, 503, 504, 521, 530, 534, 535, 538]);

/**
 * Words of responses that reject relaying, the sender or the sender's account. They count more than an enhanced code,
 * unless the code is about the recipient.
 */
const RELAY_WORDS = /\b(?:relay(?:ing)?|sender|sending|from address|quota|suspended|verif\w+|authenticat\w+)\b/i;

/**
 * Enhanced codes about the sender's email address (1.7, 1.8), the server (3.2, 3.5), its sending quota and routes
 * (4.5, 4.6) and its policies (7.x).
 */
const SERVER_STATUS = /^(?:1\.[78]|3\.[25]|4\.[56]|7\.\d+)$/;

/** The enhanced code for a recipient's mailbox that is full. Its texts mention the quota of that mailbox. */
const FULL = '2.2';

/**
 * The enhanced code for 'delivery not authorized'. As a response to the message, it means that the server rejected the
 * content.
 */
const NOT_AUTHORIZED = '7.1';

const MAILBOX_FULL = 552;

/**
 * Returns what the server permanently rejected: the email address or the message. Returns undefined if a later attempt
 * may succeed. A rejection is permanent only if it is a response to the recipient's address or to the message, and
 * isn't about relaying, the sender or the sender's account. A misconfigured server rejects every email for such
 * reasons, so all emails would be lost if these rejections counted as permanent.
 */
export function findRefusal(error: unknown): MailRefusal | undefined {
  // Errors of nodemailer have these fields.
  const { code, command, responseCode = 0, response = '' } = (error ?? {}) as SmtpError;
  const isAboutMessage = command === 'DATA' && code === 'EMESSAGE'; // the message was sent
  const isPermanent = responseCode >= 500 && responseCode < 600;
  if (!isPermanent || !(isAboutMessage || command === 'RCPT TO')) return undefined;
  const because = findRejected({ isAboutMessage, responseCode, response });
  return because && { because, responseCode };
}

interface PermanentResponse {
  isAboutMessage: boolean;
  responseCode: number;
  response: string;
}

function findRejected({
  isAboutMessage,
  responseCode,
  response,
}: PermanentResponse): MailRefusal['because'] | undefined {
  const status = ENHANCED.exec(response)?.[1];
  if (status !== undefined && isAddressStatus(status)) return 'address';
  if (status === FULL || (isAboutMessage && status === NOT_AUTHORIZED)) return 'message';
  if (SESSION_CODES.has(responseCode) || RELAY_WORDS.test(response)) return undefined;
  if (status !== undefined) return SERVER_STATUS.test(status) ? undefined : 'message';
  return isAboutMessage || responseCode === MAILBOX_FULL ? 'message' : 'address';
}

/** Returns whether the recipient's address is invalid (5.1.x, except 5.1.7 and 5.1.8) or disabled (5.2.1). */
function isAddressStatus(status: string): boolean {
  return /^(?:1\.(?!7$|8$)\d+|2\.1)$/.test(status);
}
