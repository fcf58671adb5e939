import type { MailRefusal } from '@longreturn/core/ports';

/** The fields of nodemailer's delivery errors. Other errors have none of them. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** The enhanced status code after the basic one (RFC 3463), without its class. */
const ENHANCED = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/;

/** Basic codes about the conversation itself: unknown command, authentication required, no service. */
const CONVERSATION_CODES = new Set([500, 501, 502, 503, 504, 521, 530, 534, 535, 538]);

/** Words that servers without enhanced codes use when they refuse relaying, the sender or an account. */
const RELAY_WORDS = /\b(?:relay(?:ing)?|sender|sending|from address|quota|suspended|verif\w+|authenticat\w+)\b/i;

/** Enhanced codes about the sender's address (1.7, 1.8), the server (3.2, 3.5), its quota and routes (4.5, 4.6), policies (7.x). */
const SERVER_STATUS = /^(?:1\.[78]|3\.[25]|4\.[56]|7\.\d+)$/;

/** Delivery not authorized. After the message was sent, it is about the content. */
const MESSAGE_REFUSED = '7.1';

const MAILBOX_FULL = 552;

/**
 * Returns what the server refused permanently, or undefined when a later attempt may succeed. Only a response to the
 * recipient or the message is final, and only if it isn't about relaying, the sender or the account: a misconfigured
 * mail server refuses every email, and none may get lost because of that.
 */
export function refusalOf(error: unknown): MailRefusal | undefined {
  const { code, command, responseCode = 0, response = '' } = (error ?? {}) as SmtpError; // the type of nodemailer's errors
  const isAboutMessage = command === 'DATA' && code === 'EMESSAGE'; // the message was sent
  const isPermanent = responseCode >= 500 && responseCode < 600;
  if (!isPermanent || !(isAboutMessage || command === 'RCPT TO')) return undefined;
  const because = reasonOf({ isAboutMessage, responseCode, response });
  return because && { because, responseCode };
}

interface PermanentResponse {
  isAboutMessage: boolean;
  responseCode: number;
  response: string;
}

function reasonOf({ isAboutMessage, responseCode, response }: PermanentResponse): MailRefusal['because'] | undefined {
  const status = ENHANCED.exec(response)?.[1];
  if (status !== undefined && isAddressStatus(status)) return 'address';
  if (isAboutMessage && status === MESSAGE_REFUSED) return 'message';
  if (CONVERSATION_CODES.has(responseCode) || RELAY_WORDS.test(response)) return undefined;
  if (status !== undefined) return SERVER_STATUS.test(status) ? undefined : 'message';
  return isAboutMessage || responseCode === MAILBOX_FULL ? 'message' : 'address';
}

/** Whether the mailbox doesn't exist (5.1.x) or is disabled (5.2.1). */
function isAddressStatus(status: string): boolean {
  return /^(?:1\.(?!7$|8$)\d+|2\.1)$/.test(status);
}
