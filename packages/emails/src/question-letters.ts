import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './account-letters.ts';
import type { Letter } from './letter.ts';

/** Tells a member where an episode answers their question. */
export function questionAnswered(
  { name, question, episode, link }: MailContents['question-answered'],
  siteName: string,
): Letter {
  return {
    subject: `Your question has been answered on ${siteName}`,
    preview: `Listen to the answer in “${episode}”.`,
    title: 'Your question has been answered',
    greeting: greetingFor(name),
    paragraphs: [`The hosts answer your question in the episode “${episode}”. The link starts at the answer.`],
    quotes: [{ label: 'Your question', text: question }],
    action: { label: 'Listen to the answer', link },
    notes: [`You get this email because you asked the hosts of ${siteName} a question.`],
  };
}
