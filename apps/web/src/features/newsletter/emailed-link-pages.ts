import { lazyRouteComponent } from '@tanstack/react-router';
import type { NewsletterSearch } from './newsletter-search.ts';

/**
 * The pages that emailed links open. They load lazily, because they use Mantine and the other pages of /newsletter
 * don't.
 */
export const ConfirmSubscriptionPage = lazyRouteComponent(
  () => import('./confirm-subscription-page.tsx'),
  'ConfirmSubscriptionPage',
);
export const PreferencesPage = lazyRouteComponent(() => import('./preferences-page.tsx'), 'PreferencesPage');

/** Loads the page's code before the page renders, because the server and hydration don't wait for lazy components. */
export async function loadEmailedLinkPage({ confirm, manage }: NewsletterSearch): Promise<void> {
  if (confirm !== undefined) await ConfirmSubscriptionPage.preload?.();
  else if (manage !== undefined) await PreferencesPage.preload?.();
}
