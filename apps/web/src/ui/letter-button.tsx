import type { ContactType } from '@longreturn/site/contact-desk';
import { ButtonLink } from './button.tsx';
import type { ButtonLook } from './button-class.ts';

const CONTACT: string = '/contact';

interface LetterButtonProps extends ButtonLook {
  /** What the form's fields hold when the sender arrives. */
  letter: { contactType: ContactType; subject: string; message: string };
  label: string;
  /** What the label alone does not say: 'Request This Topic' of which. */
  of?: string | undefined;
}

/** Leads to the contact form with a letter begun in it. */
export function LetterButton({ letter, label, of, ...look }: LetterButtonProps) {
  // The router knows the query of a path that it knows: this one's type comes with the page.
  const search = letter as never;
  return (
    <ButtonLink {...look} to={CONTACT} search={search} aria-label={of ? `${label}: ${of}` : undefined}>
      {label}
    </ButtonLink>
  );
}
