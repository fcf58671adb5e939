import { useId, useState } from 'react';
import { takeFocus } from '../../../lib/form-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { IconAlert } from '../../../ui/icons.tsx';
import styles from './changed-elsewhere.module.css';
import type { ChangedField, Version } from './changed-fields.ts';
import { FieldChoice } from './field-choice.tsx';

interface ChangedElsewhereProps<Name extends string> {
  /** The noun for the item: 'episode'. */
  what: string;
  /** The name of the administrator, if it is known. */
  by?: string | undefined;
  fields: readonly ChangedField<Name>[];
  /** Called with the version to keep for each field. Puts these versions into the form, but saves nothing. */
  onDecide: (versions: Record<Name, Version>) => void;
}

/**
 * Shows what another administrator saved while the item's form was open, and takes the focus. The user can keep their
 * own version, use the saved version or decide field by field. The decision only fills in the form.
 */
export function ChangedElsewhere<Name extends string>({ what, by, fields, onDecide }: ChangedElsewhereProps<Name>) {
  const id = useId();
  const [chosen, setChosen] = useState(() => versionsOf(fields, ({ suggested }) => suggested));
  const decide = (version: Version) => onDecide(versionsOf(fields, () => version));
  return (
    <section className={styles.panel} aria-labelledby={id} tabIndex={-1} ref={takeFocus}>
      <h4 id={id}>
        <IconAlert />
        This {what} was changed by another administrator{by ? `, ${by}` : ''}
      </h4>
      <p>Your changes aren’t saved yet. Choose which version to keep, then save the {what}.</p>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => decide('theirs')}>
          Use their version
        </Button>
        <Button size="sm" onClick={() => decide('mine')}>
          Keep mine
        </Button>
      </div>
      <p>Or decide field by field:</p>
      {fields.map((field) => (
        <FieldChoice
          key={field.name}
          field={field}
          chosen={chosen[field.name]}
          onChoose={(version) => setChosen({ ...chosen, [field.name]: version })}
        />
      ))}
      <Button size="sm" onClick={() => onDecide(chosen)}>
        Use this selection
      </Button>
    </section>
  );
}

function versionsOf<Name extends string>(
  fields: readonly ChangedField<Name>[],
  versionOf: (field: ChangedField<Name>) => Version,
): Record<Name, Version> {
  // One entry for each name.
  return Object.fromEntries(fields.map((field) => [field.name, versionOf(field)])) as Record<Name, Version>;
}
