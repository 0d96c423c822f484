import { send } from '@portal/api-client';
import type {
  ListedUserView,
  listExpiredUsers,
  ListUsersQuery,
  listUsers,
} from '@portal/contracts';
import type { Column } from '../lists/columns';
import { columnsFile } from '../lists/columns-file';
import type { WriteFile } from '../lists/use-export';

/** A whole list of users: one request gives all of them. */
export interface UsersSource {
  readonly call: typeof listUsers | typeof listExpiredUsers;
  /** Filter, search and order of the list, without a page. */
  readonly query: Omit<ListUsersQuery, 'page' | 'limit'>;
}

/** A list of users as a file. */
interface UsersFile extends UsersSource {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly Pick<Column<ListedUserView>, 'file'>[];
}

/** Writes the users of a list with the columns that are shown. */
export const usersFileWriter =
  ({ name, call, query, columns }: UsersFile): WriteFile =>
  async ({ signal }) => {
    const { users } = await send(call, { query, signal });
    return columnsFile(name, columns, { rows: users, total: users.length });
  };
