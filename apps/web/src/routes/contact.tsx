import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { contactSearch } from '../features/contact/contact-search.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

const DESCRIPTION =
  'Write to us about an error, a question or an invitation, or apply to be a guest. A person replies within 24 hours.';

export const Route = createFileRoute('/contact')({
  staticData: { rendering: 'perRole' },
  validateSearch: contactSearch,
  loaderDeps: ({ search }) => contactSearch(search),
  // For search engines, this is the same page with and without parameters.
  head: ({ match }) =>
    pageHead({ title: 'Contact Us', description: DESCRIPTION, path: '/contact', ...pageSite(match.context) }),
  component: ContactPage,
});
