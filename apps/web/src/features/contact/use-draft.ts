import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { changedFields, isChanged, isField } from '../../lib/form-fields.ts';
import { keepInTab, keptInTab } from '../../lib/kept-in-tab.ts';

interface Draft {
  /** The ID of the account that wrote it; null for an anonymous reader. */
  owner: string | null;
  /** The changed fields by name. */
  texts: Record<string, string>;
}

interface KeptDraft {
  ref: RefObject<HTMLFormElement | null>;
  /** Stores the form's current values. */
  save: () => void;
  /** Deletes the draft of a sent form. */
  drop: () => void;
}

/**
 * Stores a form's text for this tab, and restores it when the form is shown again. Fields changed in the meantime stay.
 * A draft written before login survives it; the draft of an account is shown to no other account. Call this hook before
 * the one of the form's state, which reads the inputs after they are restored.
 */
export function useDraft(name: string): KeptDraft {
  const { session } = useAuth();
  const ref = useRef<HTMLFormElement>(null);
  const key = `draft ${name}`;
  // Not read during render, as a page is rendered once for all readers of a role.
  const reader = () => (session.is === 'user' ? session.user.id : null);

  const save = () => {
    const changed = ref.current ? changedFields(ref.current) : [];
    const texts = Object.fromEntries(changed.map((field) => [field.name, field.value]));
    keepInTab(key, changed.length > 0 ? ({ owner: reader(), texts } satisfies Draft) : undefined);
  };
  const begin = useEffectEvent(() => {
    const draft = keptInTab<Draft>(key);
    if (ref.current && draft && (draft.owner === null || draft.owner === reader())) fillIn(ref.current, draft);
    save(); // also text typed before hydration
  });
  useEffect(() => begin(), []);
  return { ref, save, drop: () => keepInTab(key, undefined) };
}

function fillIn(form: HTMLFormElement, { texts }: Draft): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof Element && isField(field) && !isChanged(field)) field.value = text;
  }
}
