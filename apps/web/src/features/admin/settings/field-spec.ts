/** A single line of text. */
interface LineSpec {
  is: 'line';
  label: string;
  hint?: string;
}

/** A text that may have several lines. */
interface TextSpec extends Omit<LineSpec, 'is'> {
  is: 'text';
}

interface UrlSpec extends Omit<LineSpec, 'is'> {
  is: 'url';
}

interface ChoiceSpec extends Omit<LineSpec, 'is'> {
  is: 'choice';
  options: readonly { value: string; label: string }[];
}

/** A value that is on or off. */
interface FlagSpec extends Omit<LineSpec, 'is'> {
  is: 'flag';
}

/** An object with these fields. Fields without a spec are stored as they are. */
export interface GroupSpec {
  is: 'group';
  title?: string;
  fields: Record<string, FieldSpec>;
}

export interface ListSpec {
  is: 'list';
  title: string;
  hint?: string;
  /** The name of one item: 'step'. */
  item: string;
  of: FieldSpec;
  /** Whether items can be edited and moved, but neither added nor removed. */
  isFixed?: true;
  mayBeEmpty?: true;
  /** The name of a field of the items. If set, each item is folded up at first, with this field's text as its title. */
  foldedAs?: string;
}

/** An object whose keys are the hosts' slugs. All values are objects with the same fields. */
interface HostsSpec {
  is: 'byHost';
  of: GroupSpec;
}

/** A paragraph, list or table of a legal text. */
interface BlockSpec {
  is: 'block';
}

/** A field of a settings form: how it is edited, and its labels. */
export type FieldSpec =
  | LineSpec
  | TextSpec
  | UrlSpec
  | ChoiceSpec
  | FlagSpec
  | GroupSpec
  | ListSpec
  | HostsSpec
  | BlockSpec;

/**
 * Returns the value of a new list item. Texts are empty, and a choice has its first option. A list inside the item
 * starts with one new item of its own, or with none if `mayBeEmpty` is set.
 */
function blankValue(spec: FieldSpec): unknown {
  switch (spec.is) {
    case 'group':
      return Object.fromEntries(Object.entries(spec.fields).map(([name, field]) => [name, blankValue(field)]));
    case 'list':
      return spec.mayBeEmpty ? [] : [blankValue(spec.of)];
    case 'choice':
      return spec.options[0]?.value ?? '';
    case 'flag':
      return false;
    case 'byHost':
      return {};
    default:
      return '';
  }
}

interface Addition {
  /** 'Add step'. */
  label: string;
  /** The new item. */
  value: unknown;
}

/** Returns what can be added to a list. */
export function additionsTo({ item, of }: ListSpec): Addition[] {
  if (of.is !== 'block') return [{ label: `Add ${item}`, value: blankValue(of) }];
  return [
    { label: 'Add paragraph', value: '' },
    { label: 'Add list', value: { list: [''] } },
    { label: 'Add table', value: { table: { head: ['', ''], rows: [['', '']] } } },
  ];
}
