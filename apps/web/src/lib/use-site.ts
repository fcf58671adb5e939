import type { Site } from '@longreturn/contract/site';
import { createContext, useContext } from 'react';

/** The site's texts, which the root route has read. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the texts about the site that an owner edits. Throws outside its provider. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteContext');
  return site;
}
