import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { PRESS_KIT } from '@longreturn/site/press-kit';
import { ButtonAnchor } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { LetterButton } from '../../ui/letter-button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './press-enquiries.module.css';

const LETTER = { contactType: 'press', subject: 'Press enquiry', message: '' } as const;

/** Contact details for journalists. */
export function PressEnquiries() {
  const { title, text } = PRESS_KIT.enquiries;
  const address = CONTACT_DESK.addresses.press.email;
  return (
    <Section title={title} head="beside">
      <p className={styles.text}>{text}</p>
      <p className={layout.row}>
        <ButtonAnchor href={`mailto:${address}`}>{address}</ButtonAnchor>
        <LetterButton letter={LETTER} label="Write to Us" />
      </p>
    </Section>
  );
}
