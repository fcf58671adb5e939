import { confirmAction } from '../modals/confirm-action.tsx';
import { focusSection, sectionOfFocus } from './focus-section.ts';

/**
 * Asks for confirmation in a dialog, then runs the action. The focus returns to the clicked button, or to the section
 * around it if the button is gone.
 */
export function confirmDeletion(
  deletion: Pick<Parameters<typeof confirmAction>[0], 'title' | 'text' | 'verb' | 'keep' | 'run'>,
): void {
  const section = sectionOfFocus();
  confirmAction({ ...deletion, onDone: () => focusSection(section) });
}
