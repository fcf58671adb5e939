import { lazyRouteComponent } from '@tanstack/react-router';
import type { NewsletterSearch } from './newsletter-search.ts';

/** The pages that mailed links open. They use Mantine and load lazily, so that newsletter readers don't load it. */
export const ConfirmSubscriptionPage = lazyRouteComponent(
  () => import('./confirm-subscription-page.tsx'),
  'ConfirmSubscriptionPage',
);
export const PreferencesPage = lazyRouteComponent(() => import('./preferences-page.tsx'), 'PreferencesPage');

/** Loads the page of this URL before it renders, as the server and hydration don't wait for lazy parts. */
export async function loadMailedLinkPage({ confirm, manage }: NewsletterSearch): Promise<void> {
  if (confirm !== undefined) await ConfirmSubscriptionPage.preload?.();
  else if (manage !== undefined) await PreferencesPage.preload?.();
}
