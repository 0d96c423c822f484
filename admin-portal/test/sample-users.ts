import {
  type ListedUserView,
  listUsers,
  type ListUsersQuery,
  type ListUsersResponse,
} from '@portal/contracts';
import { answer, type Answer, sampleUser } from '@portal/screen-testing';

/** A user as lists of administrators return one: 'Amina 1042' with 20 of 30 days left. */
export const listedUser = (
  userId: number,
  change: Partial<ListedUserView> = {},
): ListedUserView => ({
  ...sampleUser({ userId, name: `Amina ${userId}`, ...change }),
  tags: [],
  ...change,
});

/** The answer of a list of users with one page. */
export const userList = (
  users: ListedUserView[],
  more: Partial<ListUsersResponse> = {},
): ListUsersResponse => ({
  users,
  pagination: { currentPage: 1, totalPages: 1, totalRecords: users.length },
  ...more,
});

/** A service that lists these users in pages. It neither filters nor searches. */
export function userPages(users: readonly ListedUserView[]): Answer {
  return answer(listUsers, ({ query }) => {
    const { page = 1, limit = 15 }: Partial<Record<keyof ListUsersQuery, string | number>> = query;
    const [currentPage, size] = [Number(page), Number(limit)];
    const pages = Math.max(1, Math.ceil(users.length / size));
    return {
      users: users.slice((currentPage - 1) * size, currentPage * size),
      pagination: { currentPage, totalPages: pages, totalRecords: users.length },
    };
  });
}
