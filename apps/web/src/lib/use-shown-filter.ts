import { useState } from 'react';

/** The filter of the list on show: while another list is read it is still the one before. */
export function useShownFilter<Filter>(filter: Filter, isWaiting: boolean): Filter {
  const [shown, setShown] = useState(filter);
  if (!isWaiting && shown !== filter) setShown(filter);
  return isWaiting ? shown : filter;
}
