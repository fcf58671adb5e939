import { expect, it } from 'vitest';
import { findRefusal } from '../../src/mail/smtp-refusal.ts';

/** Returns an error like nodemailer's for this response to an SMTP command. */
const rejected = (command: string, response: string) => ({
  code: command === 'AFTER DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command: command === 'AFTER DATA' ? 'DATA' : command,
  responseCode: Number(response.slice(0, 3)),
  response,
});

it.each([
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '550 5.1.1 <a@example.com>: Recipient address rejected: User unknown'],
  ['RCPT TO', '550 5.1.1 <a@privaterelay.example.com> does not exist'],
  ['RCPT TO', '550 5.1.10 Recipient not found'],
  ['RCPT TO', '553 Mailbox name not allowed'],
  ['RCPT TO', '550 5.2.1 The mailbox is disabled'],
  ['AFTER DATA', '550 5.1.1 User unknown'],
])('%s: %j rejects the recipient permanently', (command, response) => {
  expect(findRefusal(rejected(command, response))).toMatchObject({ because: 'address' });
});

it.each([
  ['RCPT TO', '552 5.2.2 Mailbox is full'],
  ['RCPT TO', '552 5.2.2 The email account that you tried to reach is over quota'],
  ['AFTER DATA', '552 5.3.4 Message size exceeds the fixed limit'],
  ['AFTER DATA', '554 5.6.0 Invalid message content'],
  ['AFTER DATA', '554 5.7.1 Message rejected as spam'],
  ['AFTER DATA', '554 Transaction failed'],
  ['AFTER DATA', '550 Content not accepted'],
])('%s: %j rejects the message permanently', (command, response) => {
  expect(findRefusal(rejected(command, response))).toMatchObject({ because: 'message' });
});

it.each([
  ['CONN', '554 No SMTP service here'],
  ['EHLO', '550 Access denied'],
  ['AUTH PLAIN', '535 5.7.8 Authentication failed'],
  ['MAIL FROM', '550 Sender not allowed'],
  ['MAIL FROM', '553 5.7.1 Not owned by this user'],
  ['RCPT TO', '554 5.7.1 <a@example.com>: Relay access denied'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '550 5.7.54 Unable to relay recipient in non-accepted domain'],
  ['RCPT TO', '530 5.7.0 Authentication required'],
  ['RCPT TO', '503 5.5.1 Send MAIL first'],
  ['RCPT TO', '550 5.1.8 <hello@example.org>: Sender address rejected: Domain not found'],
  ['RCPT TO', '550 5.4.5 Daily sending quota exceeded'],
  ['RCPT TO', '550 5.3.5 System incorrectly configured'],
  ['DATA', '554 5.5.1 No valid recipients'],
  ['AFTER DATA', '550 The from address does not match a verified identity'],
  ['AFTER DATA', '554 Sending suspended for this account'],
  ['AFTER DATA', '550 5.7.26 Unauthenticated mail is not accepted'],
  ['RCPT TO', '450 4.2.1 Busy'],
  ['AFTER DATA', '451 4.7.1 Greylisted'],
])('%s: %j is not a permanent rejection of the recipient or the message', (command, response) => {
  expect(findRefusal(rejected(command, response))).toBeUndefined();
});

it.each([undefined, null, 'a text', new Error('Connection closed'), { code: 'ETIMEDOUT', command: 'RCPT TO' }])(
  'an error without a response (%j) is not a permanent rejection',
  (error) => {
    expect(findRefusal(error)).toBeUndefined();
  },
);
