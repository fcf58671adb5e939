import type { Setting } from '@longreturn/contract/settings';
import { type Ref, useState } from 'react';
import { GoAnchor } from '../../../ui/go-link.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { SettingField } from './fields/setting-field.tsx';
import { type FormPart, PART_FIELDS, PART_PAGES } from './part-fields.ts';
import { partForm } from './part-value.ts';
import { ResetButton } from './reset-button.tsx';
import { SettingContext } from './setting-context.ts';
import styles from './setting-form.module.css';
import type { usePartForm } from './use-part-form.ts';

interface SettingFormProps {
  part: FormPart;
  setting: Setting;
  editing: ReturnType<typeof usePartForm>;
  ref: Ref<HTMLFormElement>;
  onEnd: () => void;
  onCancel: () => void;
}

/** The fields of a part of the site, and its buttons. */
export function SettingForm({ part, setting, editing, ref, onEnd, onCancel }: SettingFormProps) {
  const { title, updatedAt, defaultValue } = setting;
  const [defaults] = useState(() => partForm(part, defaultValue));
  const { form, formProps, busy, saved, key } = editing;
  return (
    <form {...formProps} ref={ref} className={styles.form} aria-label={`Edit ${title}`}>
      <GoAnchor href={PART_PAGES[part].path} target="_blank">
        See it on the site
      </GoAnchor>
      <SettingContext key={key} value={{ form, saved, defaults }}>
        <SettingField spec={PART_FIELDS[part]} path="value" />
      </SettingContext>
      <div className={styles.end}>
        {updatedAt ? <ResetButton part={part} title={title} onReset={onEnd} /> : null}
        <FormButtons className={styles.buttons} label="Save Changes" busy={busy} onCancel={onCancel} />
      </div>
    </form>
  );
}
