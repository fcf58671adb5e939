import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { changedFields, isChanged, isField } from '../../lib/form-fields.ts';
import { keepInTab, keptInTab } from '../../lib/kept-in-tab.ts';
import { useAuth } from '../../lib/use-auth.ts';

interface Draft {
  /** The id of the account that wrote it; null for a stranger. */
  owner: string | null;
  /** The changed fields by their names. */
  texts: Record<string, string>;
}

interface KeptDraft {
  ref: RefObject<HTMLFormElement | null>;
  /** Keeps what the form holds now. */
  save: () => void;
  /** Forgets the draft, for a form that was sent. */
  drop: () => void;
}

/**
 * Keeps what is written in a form for this tab, and fills it in again when the form comes back. Fields that were changed
 * meanwhile stay. A draft written before login is kept after it; the draft of an account is shown to no other account.
 * The hook comes before that of the form's state, which reads the inputs once they are filled in.
 */
export function useDraft(name: string): KeptDraft {
  const { session } = useAuth();
  const ref = useRef<HTMLFormElement>(null);
  const key = `draft ${name}`;
  // Not read while rendering: pages are rendered for all readers of a role.
  const reader = () => (session.is === 'user' ? session.user.id : null);

  const save = () => {
    const changed = ref.current ? changedFields(ref.current) : [];
    const texts = Object.fromEntries(changed.map((field) => [field.name, field.value]));
    keepInTab(key, changed.length > 0 ? ({ owner: reader(), texts } satisfies Draft) : undefined);
  };
  const begin = useEffectEvent(() => {
    const draft = keptInTab<Draft>(key);
    if (ref.current && draft && (draft.owner === null || draft.owner === reader())) fillIn(ref.current, draft);
    save(); // also what was written before the page could listen
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
