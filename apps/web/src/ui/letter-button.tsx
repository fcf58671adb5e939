import type { ContactType } from '@longreturn/contract/contact';
import { ButtonLink, type ButtonLook } from './button.tsx';

interface LetterButtonProps extends ButtonLook {
  /** What fills in the form's fields. */
  letter: { contactType: ContactType; subject: string; message: string };
  label: string;
  /** Completes the accessible name: the topic of 'Request This Topic'. */
  of?: string | undefined;
}

/** Links to the contact form with a message started. */
export function LetterButton({ letter, label, of, ...look }: LetterButtonProps) {
  return (
    <ButtonLink {...look} to="/contact" search={letter} aria-label={of ? `${label}: ${of}` : undefined}>
      {label}
    </ButtonLink>
  );
}
