import type { MediaFile } from '@longreturn/contract/media-library';
import { nounFor } from '../../../lib/format-count.ts';

const NAMED = 5;
const LIST = new Intl.ListFormat('en-US');

/** Returns what the dialog says before a file is deleted: its name, and the items that use it. */
export function deletionText({ name, usedIn }: Pick<MediaFile, 'name' | 'usedIn'>): string {
  const warning = usedIn.length > 0 ? ` It is used in ${namesOf(usedIn)}, and will be removed from there.` : '';
  return `“${name}” will be deleted, and its link will stop working.${warning} This cannot be undone.`;
}

function namesOf(uses: MediaFile['usedIn']): string {
  const names = uses.slice(0, NAMED).map(({ title }) => `“${title}”`);
  const others = uses.length - names.length;
  return LIST.format(others > 0 ? [...names, `${others} other ${nounFor(others, 'item')}`] : names);
}
