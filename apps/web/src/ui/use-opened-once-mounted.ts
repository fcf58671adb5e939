import { useEffect, useState } from 'react';

/**
 * For a dialog whose code arrives when it is already wanted: closed at first and opened at once, so that Mantine sees it
 * open and knows where the focus was.
 */
export function useOpenedOnceMounted(wanted: boolean): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(wanted), [wanted]);
  return opened;
}
