import { useId } from 'react';
import choice from '../../../ui/choice.module.css';
import type { ChangedField, Version } from './changed-fields.ts';
import styles from './field-choice.module.css';
import { compareWords } from './text-difference.ts';

const LABELS: Record<Version, string> = { theirs: 'Their version', mine: 'My version' };

interface FieldChoiceProps {
  field: ChangedField;
  chosen: Version;
  onChoose: (version: Version) => void;
}

/** The two versions of a field, each with a radio button. Words that occur in only one version are marked. */
export function FieldChoice({ field, chosen, onChoose }: FieldChoiceProps) {
  const name = useId();
  const pieces = compareWords(field.theirs, field.mine);
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      {(['theirs', 'mine'] as const).map((version) => (
        <div key={version} className={styles.version}>
          <label className={choice.choice}>
            <input
              type="radio"
              name={name}
              checked={chosen === version}
              aria-describedby={`${name}-${version}`}
              onChange={() => onChoose(version)}
            />
            {LABELS[version]}
          </label>
          <p id={`${name}-${version}`}>
            {field[version] === '' ? <em>Empty</em> : null}
            {pieces[version].map(({ text, isMarked }, index) => {
              const Piece = isMarked ? 'mark' : 'span';
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text don't move
              return <Piece key={index}>{text}</Piece>;
            })}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
