import { useEffect, useState } from 'react';

/**
 * Returns false on the first render and `wanted` right after. For a dialog whose code loads only when the dialog is
 * requested: Mantine must render the dialog closed first, to remember which element had the focus.
 */
export function useOpenedOnceMounted(wanted: boolean): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(wanted), [wanted]);
  return opened;
}
