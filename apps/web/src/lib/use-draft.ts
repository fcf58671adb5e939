import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useAuth } from './auth-provider.tsx';
import { changedFields, isChanged, isField } from './form-fields.ts';
import { readFromTab, storeInTab } from './tab-storage.ts';

interface Draft {
  /** The ID of the user who wrote the draft; null for an anonymous reader. */
  owner: string | null;
  /** The text of each changed field, by the field's name. */
  texts: Record<string, string>;
}

interface KeptDraft {
  ref: RefObject<HTMLFormElement | null>;
  /** Stores the text of the changed fields. */
  save: () => void;
  /** Deletes the draft of a sent form. */
  drop: () => void;
}

/**
 * Stores a form's text for this browser tab and restores it when the form is shown again, except in fields that have
 * changed in the meantime. A draft survives a login; a user's draft is never shown to another user. Call this hook
 * before `useSchemaForm`, which must read the inputs after they are restored.
 */
export function useDraft(name: string): KeptDraft {
  const { session } = useAuth();
  const ref = useRef<HTMLFormElement>(null);
  const key = `draft ${name}`;
  // Called only in events and effects: the server renders the page once for all readers of a role, so the HTML must not
  // depend on the user's ID.
  const reader = () => (session.is === 'user' ? session.user.id : null);

  const save = () => {
    const changed = ref.current ? changedFields(ref.current) : [];
    const texts = Object.fromEntries(changed.map((field) => [field.name, field.value]));
    storeInTab(key, changed.length > 0 ? ({ owner: reader(), texts } satisfies Draft) : undefined);
  };
  const begin = useEffectEvent(() => {
    const draft = readFromTab<Draft>(key);
    if (ref.current && draft && (draft.owner === null || draft.owner === reader())) fillIn(ref.current, draft);
    save(); // also stores text typed before hydration
  });
  useEffect(() => begin(), []);
  return { ref, save, drop: () => storeInTab(key, undefined) };
}

function fillIn(form: HTMLFormElement, { texts }: Draft): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof Element && isField(field) && !isChanged(field)) field.value = text;
  }
}
