import type { Edition } from '@longreturn/contract/newsletter';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import styles from './preferences-form.module.css';

interface EditionCheckboxProps extends CheckboxProps {
  edition: Edition;
}

/** A checkbox for an edition of the newsletter, with its description. */
export function EditionCheckbox({ edition, ...rest }: EditionCheckboxProps) {
  const { title, text } = EDITION_TEXTS[edition];
  return (
    <div className={styles.edition}>
      <Checkbox {...rest} label={title} aria-describedby={`about-${edition}`} />
      <p id={`about-${edition}`} className={styles.text}>
        {text}
      </p>
    </div>
  );
}
