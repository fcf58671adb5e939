import type { ContactType } from '@longreturn/contract/contact';
import { ButtonLink, type ButtonLook } from './button.tsx';

interface LetterButtonProps extends ButtonLook {
  /** The texts to fill into the form's fields. */
  letter: { contactType: ContactType; subject: string; message: string };
  label: string;
  /** Added to the accessible name, for example the topic in 'Request This Topic: Sleep'. */
  of?: string | undefined;
}

/** A link to the contact form, with the fields filled in. */
export function LetterButton({ letter, label, of, ...look }: LetterButtonProps) {
  return (
    <ButtonLink {...look} to="/contact" search={letter} aria-label={of ? `${label}: ${of}` : undefined}>
      {label}
    </ButtonLink>
  );
}
