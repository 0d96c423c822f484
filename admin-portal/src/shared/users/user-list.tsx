import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { PageHeader } from '@portal/ui';
import type { ReactNode } from 'react';
import { SelectPageLine } from '../selection/select-boxes';
import { SelectionBar } from '../selection/selection-bar';
import type { UserSelection } from '../selection/use-user-selection';
import type { ListAddress } from './list-address';
import { ListBody, type ListQuery } from './list-body';
import { ListTools } from '../lists/list-tools';
import { SearchBox } from '../lists/search-box';
import { texts } from './texts';
import { UserRows } from './user-rows';

/** Users per page in lists of rows. The specification defines a page size only for All Users. */
export const ROWS_PAGE_SIZE = 25;

const Showing = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

interface UserListProps {
  /** Title of the tab. */
  readonly title: string;
  readonly showing: (count: number) => string;
  readonly failed: string;
  readonly empty: string;
  readonly query: ListQuery;
  readonly address: ListAddress;
  /** Null for a role that may not select users. */
  readonly selection: UserSelection | null;
  readonly children: (user: UserView) => ReactNode;
}

/** A paged list of users with search and the heading 'Showing N … Users'. */
export function UserList(props: UserListProps) {
  const { title, showing, query, address, selection } = props;
  const count = query.data?.pagination?.totalRecords;
  return (
    <>
      <PageHeader title={title} />
      <ListTools>
        <Showing aria-live="polite">{count === undefined ? '\u00A0' : showing(count)}</Showing>
        <SearchBox label={texts.searchUsers} value={address.search} onSearch={address.setSearch} />
      </ListTools>
      <ListBody query={query} address={address} failed={props.failed} empty={props.empty}>
        {(users) => (
          <>
            {selection && <SelectPageLine selection={selection} />}
            <UserRows label={title} users={users} selection={selection}>
              {props.children}
            </UserRows>
          </>
        )}
      </ListBody>
      <SelectionBar selection={selection} />
    </>
  );
}
