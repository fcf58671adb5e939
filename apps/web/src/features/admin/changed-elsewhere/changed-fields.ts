/** Which of two versions of a field to keep. */
export type Version = 'theirs' | 'mine';

/** A field that another administrator changed after the form was opened. */
export interface ChangedField<Name extends string = string> {
  name: Name;
  label: string;
  /** The saved text. */
  theirs: string;
  /** The text in the form. */
  mine: string;
  /** Which version to suggest: 'theirs' if the user didn't change the field. */
  suggested: Version;
}

interface Versions<Name extends string> {
  /** The label of each field, in the order of the form. */
  labels: Record<Name, string>;
  /** The texts of the fields when the form was opened. */
  opened: Record<Name, string>;
  theirs: Record<Name, string>;
  mine: Record<Name, string>;
}

/**
 * Returns the fields that the user has to decide on: another admin changed them, and the saved text differs from the
 * form's. The texts are shown for comparison, so dates must be formatted, and bodies must have no tags.
 */
export function findChangedFields<Name extends string>({
  labels,
  opened,
  theirs,
  mine,
}: Versions<Name>): ChangedField<Name>[] {
  const names = Object.keys(labels) as Name[]; // every key of `labels` is a Name
  return names
    .filter((name) => theirs[name] !== opened[name] && theirs[name] !== mine[name])
    .map((name) => ({
      name,
      label: labels[name],
      theirs: theirs[name],
      mine: mine[name],
      suggested: mine[name] === opened[name] ? 'theirs' : 'mine',
    }));
}
