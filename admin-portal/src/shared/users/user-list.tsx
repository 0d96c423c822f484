import { styled } from '@mui/material/styles';
import {
  type ListedUserView,
  type ListUsersResponse,
  USER_SORTS,
  type UserSort,
} from '@portal/contracts';
import { planStatus } from '@portal/rules';
import { type Formats, PageHeader, useFormats } from '@portal/ui';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { SelectPageLine } from '../selection/select-boxes';
import { SelectionBar } from '../selection/selection-bar';
import type { UserSelection } from '../selection/use-user-selection';
import { type ColumnChoice, useColumnChoice } from '../lists/column-choice';
import type { Column } from '../lists/columns';
import { DataList } from '../lists/data-list';
import { ExportButton } from '../lists/export-button';
import { ListBar } from '../lists/list-bar';
import { ListTools } from '../lists/list-tools';
import { pageSizeParam } from '../lists/page-sizes';
import { anyText, oneOf } from '../lists/params';
import type { PillTexts } from '../lists/pills';
import { SearchBox } from '../lists/search-box';
import { SortField } from '../lists/sort-field';
import { texts as lists } from '../lists/texts';
import type { ListParams } from '../lists/use-list-params';
import type { PagedList } from '../lists/use-paged-list';
import { texts } from './texts';
import { USER_FILE, userFacts } from './user-facts';
import { UserRows } from './user-rows';
import { usersFileWriter, type UsersSource } from './users-file';

/** The lists of this kind, by the id of their tab. */
type UserListId = 'active' | 'expiring' | 'real-expired';

/**
 * The values of such a list in the address. The specification defines a page size only for All Users.
 * @param usual the order without another choice.
 */
export const userListParams = (usual: UserSort) => ({
  search: anyText,
  sort: oneOf(USER_SORTS, usual),
  size: pageSizeParam(25),
});
type UserListParams = ReturnType<typeof userListParams>;

const PILLS: PillTexts<UserListParams> = { search: lists.pills.search };

/** What a row always shows, for its file, and the facts that can be chosen. */
const rowColumns = (formats: Formats): readonly Column<ListedUserView, UserSort>[] => [
  { name: 'user', header: '', shown: 'always', cell: () => null, file: USER_FILE },
  {
    name: 'plan',
    header: '',
    shown: 'always',
    cell: () => null,
    file: {
      status: planStatus,
      days_left: ({ daysRemaining }) => daysRemaining,
      plan_end: ({ expiryDate }) => expiryDate,
    },
  },
  ...userFacts(formats),
];

/** The columns of such a list, of which its rows show the chosen ones as facts. */
export const useUserListColumns = (id: UserListId) => useColumnChoice(id, rowColumns(useFormats()));

const Showing = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  // Before the number is known too, so that the search does not move when it comes.
  minWidth: 'min(100%, 15rem)',
}));

interface UserListProps {
  readonly id: UserListId;
  /** Title of the tab. */
  readonly title: string;
  readonly showing: (count: number) => string;
  readonly failed: string;
  readonly empty: string;
  readonly list: PagedList<ListUsersResponse>;
  /** The whole list, for its file. */
  readonly source: UsersSource;
  readonly params: ListParams<UserListParams>;
  readonly choice: ColumnChoice<Column<ListedUserView, UserSort>>;
  /** Null for a role that may not select users. */
  readonly selection: UserSelection | null;
  readonly children: (user: ListedUserView) => ReactNode;
}

/** A paged list of users with search and the heading 'Showing N … Users'. */
export function UserList(props: UserListProps) {
  const { id, title, showing, list, params, choice, selection } = props;
  const { columns } = choice;
  const facts = columns.filter(({ shown }) => shown !== 'always');
  const count = list.query.data?.pagination?.totalRecords;
  return (
    <>
      <PageHeader title={title} />
      <ListTools>
        <Showing aria-live="polite">{count === undefined ? '\u00A0' : showing(count)}</Showing>
        <SearchBox
          label={texts.searchUsers}
          value={params.values.search}
          onSearch={(search) => params.replace({ search })}
        />
      </ListTools>
      <ListBar list={id} params={params} words={PILLS} choice={choice}>
        <SortField params={params} words={texts.sorts} />
        <ExportButton
          key={JSON.stringify(props.source)}
          write={usersFileWriter({ ...props.source, name: id, columns })}
        />
      </ListBar>
      <DataList
        list={list}
        failed={props.failed}
        sizes={params}
        isEmpty={({ users }) => users.length === 0}
        empty={{ icon: Users, text: props.empty }}
      >
        {({ users }) => (
          <>
            {selection && <SelectPageLine selection={selection} />}
            <UserRows label={title} users={users} facts={facts} selection={selection}>
              {props.children}
            </UserRows>
          </>
        )}
      </DataList>
      <SelectionBar selection={selection} />
    </>
  );
}
