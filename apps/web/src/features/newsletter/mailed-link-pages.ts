import { lazyRouteComponent } from '@tanstack/react-router';
import type { NewsletterSearch } from './newsletter-search.ts';

/** The pages that mailed links open. They use Mantine, so those who read the newsletter don't load them. */
export const ConfirmSubscriptionPage = lazyRouteComponent(
  () => import('./confirm-subscription-page.tsx'),
  'ConfirmSubscriptionPage',
);
export const PreferencesPage = lazyRouteComponent(() => import('./preferences-page.tsx'), 'PreferencesPage');

/** Loads the page that this address opens, before it is rendered: the server and hydration don't wait for lazy parts. */
export async function loadMailedLinkPage({ confirm, manage }: NewsletterSearch): Promise<void> {
  if (confirm !== undefined) await ConfirmSubscriptionPage.preload?.();
  else if (manage !== undefined) await PreferencesPage.preload?.();
}
