import { styled } from '@mui/material/styles';
import type { ListUsersResponse, UserView } from '@portal/contracts';
import { PageHeader } from '@portal/ui';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectPageLine } from '../selection/select-boxes';
import { SelectionBar } from '../selection/selection-bar';
import type { UserSelection } from '../selection/use-user-selection';
import { DataList } from '../lists/data-list';
import { ListTools } from '../lists/list-tools';
import { pageSizeParam } from '../lists/page-sizes';
import { anyText } from '../lists/params';
import { SearchBox } from '../lists/search-box';
import type { ListParams } from '../lists/use-list-params';
import type { PagedList } from '../lists/use-paged-list';
import { texts } from './texts';
import { UserRows } from './user-rows';

/** The values of such a list in the address. The specification defines a page size only for All Users. */
export const USER_LIST_PARAMS = { search: anyText, size: pageSizeParam(25) };

const Showing = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  // Before the number is known too, so that the search does not move when it comes.
  minWidth: 'min(100%, 15rem)',
}));

interface UserListProps {
  /** Title of the tab. */
  readonly title: string;
  readonly showing: (count: number) => string;
  readonly failed: string;
  readonly empty: string;
  readonly list: PagedList<ListUsersResponse>;
  readonly params: ListParams<typeof USER_LIST_PARAMS>;
  /** Null for a role that may not select users. */
  readonly selection: UserSelection | null;
  readonly children: (user: UserView) => ReactNode;
}

/** A paged list of users with search and the heading 'Showing N … Users'. */
export function UserList(props: UserListProps) {
  const { title, showing, list, params, selection } = props;
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
            <UserRows label={title} users={users} selection={selection}>
              {props.children}
            </UserRows>
          </>
        )}
      </DataList>
      <SelectionBar selection={selection} />
    </>
  );
}
