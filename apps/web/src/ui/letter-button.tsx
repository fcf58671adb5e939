import type { ContactType } from '@longreturn/contract/contact';
import { ButtonLink } from './button.tsx';
import type { ButtonLook } from './button-class.ts';

interface LetterButtonProps extends ButtonLook {
  /** What the form's fields hold when the sender arrives. */
  letter: { contactType: ContactType; subject: string; message: string };
  label: string;
  /** What the label alone does not say: 'Request This Topic' of which. */
  of?: string | undefined;
}

/** Leads to the contact form with a letter begun in it. */
export function LetterButton({ letter, label, of, ...look }: LetterButtonProps) {
  return (
    <ButtonLink {...look} to="/contact" search={letter} aria-label={of ? `${label}: ${of}` : undefined}>
      {label}
    </ButtonLink>
  );
}
