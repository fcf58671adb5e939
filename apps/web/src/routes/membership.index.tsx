import { createFileRoute } from '@tanstack/react-router';
import { membershipHead } from '../features/membership/membership-head.ts';
import { MembershipPage } from '../features/membership/membership-page.tsx';
import { membershipSearch } from '../features/membership/membership-search.ts';
import { readMembership } from '../features/membership/read-membership.ts';
import { pageSite } from '../lib/use-site.ts';

export const Route = createFileRoute('/membership/')({
  staticData: { rendering: 'perUser' },
  validateSearch: membershipSearch,
  // The other parameters are choices, for which nothing is read.
  loaderDeps: ({ search: { gift } }) => ({ gift }),
  loader: {
    // Reads the membership again when the reader returns, never from the cache.
    staleReloadMode: 'blocking',
    handler: ({ context, deps }) => readMembership(context, deps),
  },
  head: ({ match }) => {
    const plans = match.context.utils.membership.plans.getData();
    if (match.error || !plans) return {};
    return membershipHead(pageSite(match.context), plans.plans, { isPrivate: match.loaderDeps.gift !== undefined });
  },
  component: MembershipPage,
});
