import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { useRef, useState } from 'react';
import { hasChangedForm } from '../../../lib/form-fields.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';

/**
 * The episode whose form is open. `created` is set if the user has just created the episode. In that case, the form of
 * its first media item is open too.
 */
export type Edited = { is: 'new' } | { is: 'open'; id: string; created: AdminEpisode | undefined };

/** Returns which episode's form is open, and functions that open and close it. */
export function useEditedEpisode() {
  const [edited, setEdited] = useState<Edited>();
  const editor = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const mayReplace = useLeaveWarning(() => hasChangedForm(editor.current));
  const open = async (next: Edited) => {
    if (edited && isSame(edited, next)) {
      editor.current?.querySelector('input')?.focus();
      return;
    }
    const button = document.activeElement;
    if (!(await mayReplace())) return;
    opener.current = button;
    setEdited(next);
  };
  const close = () => {
    setEdited(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return {
    edited,
    /** The ref of the element around the forms. */
    editor,
    add: () => void open({ is: 'new' }),
    edit: ({ id }: AdminEpisode) => void open({ is: 'open', id, created: undefined }),
    onCreated: (created: AdminEpisode) => setEdited({ is: 'open', id: created.id, created }),
    onDeleted: ({ id }: AdminEpisode) => {
      if (edited?.is === 'open' && edited.id === id) setEdited(undefined);
    },
    close,
  };
}

function isSame(one: Edited, other: Edited): boolean {
  return one.is === 'open' && other.is === 'open' ? one.id === other.id : one.is === other.is;
}
