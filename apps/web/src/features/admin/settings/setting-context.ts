import type { UseFormReturnType } from '@mantine/form';
import { createContext, useContext } from 'react';
import { valueAt } from '../../../lib/use-schema-form.ts';
import type { PartForm } from './part-value.ts';

interface SettingForm {
  form: UseFormReturnType<PartForm, PartForm>;
  /** The saved values. */
  saved: PartForm;
  defaults: PartForm;
}

export const SettingContext = createContext<SettingForm | undefined>(undefined);

/** Returns the form around a field. Throws outside of a form. */
export function useSettingForm(): SettingForm {
  const setting = useContext(SettingContext);
  if (!setting) throw new Error('useSettingForm must be used within a setting’s form');
  return setting;
}

/** Returns a field's hint, and its default text if a different text is stored. Fields of list items have no default. */
export function useFieldHint(path: string, hint: string | undefined): string | undefined {
  const { saved, defaults } = useSettingForm();
  const standard = valueAt(defaults, path);
  const isChanged = typeof standard === 'string' && standard !== valueAt(saved, path);
  if (!isChanged || /\.\d+(\.|$)/.test(path)) return hint;
  return [hint, `Default: ${standard}`].filter(Boolean).join(' ');
}
