import { useState } from 'react';

/** Returns the filter of the list on screen. While another list loads, it is still the previous one. */
export function useShownFilter<Filter>(filter: Filter, isWaiting: boolean): Filter {
  const [shown, setShown] = useState(filter);
  if (!isWaiting && shown !== filter) setShown(filter);
  return isWaiting ? shown : filter;
}
