import { useEffect, useState } from 'react';

/**
 * For a dialog whose code loads when it is already requested: closed on the first render and opened right after, so
 * that Mantine sees it open and remembers the focus.
 */
export function useOpenedOnceMounted(wanted: boolean): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(wanted), [wanted]);
  return opened;
}
