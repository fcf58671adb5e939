import type { Host } from '@longreturn/contract/site';
import { valueAt } from '../../../lib/use-schema-form.ts';
import { type ChangedField, findChangedFields } from '../changed-elsewhere/changed-fields.ts';
import type { FieldSpec } from './field-spec.ts';
import type { PartForm } from './part-value.ts';

interface Versions {
  /** The values that the form was opened with. */
  opened: PartForm;
  theirs: PartForm;
  mine: PartForm;
}

/**
 * Returns what someone else has changed in a part while its form was open. The names of the fields are their paths in
 * the form. A list counts as one field.
 */
export function changedFieldsOf(labels: Record<string, string>, { opened, theirs, mine }: Versions): ChangedField[] {
  const textsOf = (values: PartForm) =>
    Object.fromEntries(Object.keys(labels).map((path) => [path, textsIn(valueAt(values, path)).join('\n')]));
  return findChangedFields({ labels, opened: textsOf(opened), theirs: textsOf(theirs), mine: textsOf(mine) });
}

/** Returns the labels of a part's fields by their paths. */
export function labelsOf(
  spec: FieldSpec,
  hosts: readonly Pick<Host, 'slug' | 'name'>[],
  path = 'value',
): Record<string, string> {
  switch (spec.is) {
    case 'group': {
      const fields = Object.entries(spec.fields);
      return Object.assign({}, ...fields.map(([name, field]) => labelsOf(field, hosts, `${path}.${name}`)));
    }
    case 'byHost': {
      const ofHost = ({ slug, name }: Pick<Host, 'slug' | 'name'>) =>
        Object.entries(labelsOf(spec.of, hosts, `${path}.${slug}`)).map(([key, label]) => [key, `${name}: ${label}`]);
      return Object.fromEntries(hosts.flatMap(ofHost));
    }
    case 'list':
      return { [path]: spec.title };
    case 'block':
      return {};
    default:
      return { [path]: spec.label };
  }
}

/** Returns all texts in a value, in their order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'boolean') return [value ? 'On' : 'Off'];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
