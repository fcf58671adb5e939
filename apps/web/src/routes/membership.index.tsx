import { createFileRoute } from '@tanstack/react-router';
import { MembershipPage } from '../features/membership/membership-page.tsx';
import { membershipSearch } from '../features/membership/membership-search.ts';
import { readMembership } from '../features/membership/read-membership.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/membership/')({
  staticData: { rendering: 'perUser' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: membershipSearch,
  // Only `gift` changes which data is read. The other parameters only affect what the page shows first.
  loaderDeps: ({ search: { gift } }) => ({ gift }),
  loader: ({ context, deps }) => readMembership(context, deps),
  // Search engines should treat this as one page, whatever its parameters, but not index the page of a gift link.
  head: ({ match, loaderData }) => {
    if (match.error || !loaderData) return {};
    const { description, jsonLd } = loaderData;
    const isPrivate = match.loaderDeps.gift !== undefined;
    const site = pageSite(match.context);
    return pageHead({ title: 'Membership', path: '/membership', description, jsonLd, isPrivate, ...site });
  },
  component: MembershipPage,
});
