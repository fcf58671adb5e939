import type { AdminUserPage, ListUsersInput } from '@longreturn/contract/admin';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { usersQuery } from '../../src/features/admin/users/users-query.ts';
import type { ApiContext } from '../../src/lib/trpc.ts';

test('the list is read page by page, with the order and search text of the URL', async () => {
  const asked: ListUsersInput[] = [];
  const answer = (input: ListUsersInput): AdminUserPage => {
    asked.push(input);
    return { items: [], nextCursor: input.cursor ? null : 'second', total: 100_000 };
  };
  const client = { admin: { users: { list: { query: async (input: ListUsersInput) => answer(input) } } } };
  const search = { tab: 'users', q: 'curie', sort: 'role', direction: 'asc', user: 'someone' } as const;
  const query = usersQuery(client as ApiContext['client'], search); // the query calls nothing else of the client
  await new QueryClient().fetchInfiniteQuery({ ...query, pages: 3 });
  const input = { q: 'curie', sort: 'role', direction: 'asc', limit: 50 };
  expect(asked).toEqual([input, { ...input, cursor: 'second' }]);
});
