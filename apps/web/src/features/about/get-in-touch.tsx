import { ABOUT } from '@longreturn/site/about';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { ButtonAnchor } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { LetterButton } from '../../ui/letter-button.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './get-in-touch.module.css';

/** Two ways to contact the team: by email, or through the contact form to schedule a call. */
export function GetInTouch() {
  const { title, text: invitation, email, call } = ABOUT.contact;
  const address = CONTACT_DESK.addresses.general.email;
  const letter = { contactType: 'general', subject: call.subject, message: call.message } as const;
  return (
    <Section title={title} head="beside">
      <p className={text.lede}>{invitation}</p>
      <p className={styles.address}>{address}</p>
      <p className={layout.row}>
        <ButtonAnchor variant="primary" size="lg" href={`mailto:${address}`}>
          {email.button}
        </ButtonAnchor>
        <LetterButton letter={letter} label={call.button} size="lg" />
      </p>
    </Section>
  );
}
