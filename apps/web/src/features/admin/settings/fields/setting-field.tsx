import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useSite } from '../../../../lib/use-site.ts';
import type { FieldSpec, GroupSpec } from '../field-spec.ts';
import flag from '../flag.module.css';
import { useFieldHint, useSettingForm } from '../setting-context.ts';
import { BlockField } from './block-field.tsx';
import { ListField } from './list-field.tsx';
import styles from './setting-field.module.css';
import area from './text-area.module.css';

interface SettingFieldProps<Spec = FieldSpec> {
  spec: Spec;
  /** The field's path in the form's values: 'value.approach.title'. */
  path: string;
  /** The name of a list item: 'Step 2'. Used as the label of a field that has no label of its own. */
  name?: string | undefined;
}

/** A field of a setting, as its spec describes it. */
export function SettingField({ spec, path, name }: SettingFieldProps) {
  switch (spec.is) {
    case 'group':
      return spec.title ? <TitledGroup spec={spec} path={path} /> : <Fields spec={spec} path={path} />;
    case 'list':
      return (
        <ListField spec={spec} path={path}>
          {(item) => <SettingField spec={spec.of} {...item} />}
        </ListField>
      );
    case 'byHost':
      return <HostFields spec={spec.of} path={path} />;
    case 'block':
      return <BlockField path={path} name={name ?? ''} />;
    default:
      return <TextField spec={spec} path={path} name={name} />;
  }
}

type TextSpec = Extract<FieldSpec, { label: string }>;

function TextField({ spec, path, name }: SettingFieldProps<TextSpec>) {
  const { form } = useSettingForm();
  const props = {
    ...(spec.label ? { label: spec.label } : { 'aria-label': name }),
    description: useFieldHint(path, spec.hint),
    ...form.getInputProps(path),
  };
  if (spec.is === 'flag') return <FlagField spec={spec} path={path} />;
  if (spec.is === 'text') return <Textarea {...props} classNames={{ input: area.text ?? '' }} />;
  if (spec.is === 'choice') return <NativeSelect data={[...spec.options]} {...props} />;
  return <TextInput {...props} {...(spec.is === 'url' && { type: 'url', inputMode: 'url' })} />;
}

function FlagField({ spec, path }: SettingFieldProps<TextSpec>) {
  const { form } = useSettingForm();
  return (
    <Switch
      label={spec.label}
      description={spec.hint}
      classNames={{ body: flag.body ?? '', description: flag.text ?? '' }}
      {...form.getInputProps(path, { type: 'checkbox' })}
    />
  );
}

function Fields({ spec, path }: SettingFieldProps<GroupSpec>) {
  return Object.entries(spec.fields).map(([name, field]) => (
    <SettingField key={name} spec={field} path={`${path}.${name}`} />
  ));
}

function TitledGroup({ spec, path }: SettingFieldProps<GroupSpec>) {
  return (
    <fieldset className={styles.group}>
      <legend>{spec.title}</legend>
      <Fields spec={spec} path={path} />
    </fieldset>
  );
}

/** The fields of each host. */
function HostFields({ spec, path }: SettingFieldProps<GroupSpec>) {
  const { hosts } = useSite();
  return hosts.map(({ slug, name }) => (
    <TitledGroup key={slug} spec={{ ...spec, title: name }} path={`${path}.${slug}`} />
  ));
}
