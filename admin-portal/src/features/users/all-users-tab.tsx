import { USER_STATUSES } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { PageHeader } from '@portal/ui';
import { SelectionBar } from '../../shared/selection/selection-bar';
import { useUserSelection } from '../../shared/selection/use-user-selection';
import { FilterChips } from '../../shared/lists/filter-chips';
import { useListAddress } from '../../shared/users/list-address';
import { ListBody } from '../../shared/users/list-body';
import { usersQuery } from '../../shared/users/list-queries';
import { ListTools } from '../../shared/lists/list-tools';
import { SearchBox } from '../../shared/lists/search-box';
import { texts as shared } from '../../shared/users/texts';
import { texts } from './texts';
import { UsersTable } from './users-table';

/** Users per page. */
const PAGE_SIZE = 15;

/** All Users: filter chips with counts, search, and a paged table with ids descending. */
export function AllUsersTab() {
  const address = useListAddress();
  const { search, page } = address;
  const status = USER_STATUSES.find((known) => known === address.status);
  const listed = { ...(status && { status }), ...(search && { search }) };
  const query = useQuery(
    usersQuery({
      page,
      limit: PAGE_SIZE,
      ...listed,
    }),
  );
  const selection = useUserSelection({ list: 'users', ...listed }, query.data);
  const counts = query.data?.counts;
  const chips = [null, ...USER_STATUSES].map((value) => ({
    value,
    label: texts.chips[value ?? 'all'],
    count: counts?.[value ?? 'all'],
  }));
  return (
    <>
      <PageHeader title={texts.title} />
      <ListTools>
        <FilterChips chips={chips} picked={status ?? null} onPick={address.setStatus} />
        <SearchBox label={texts.search} value={search} onSearch={address.setSearch} />
      </ListTools>
      <ListBody query={query} address={address} failed={shared.failed} empty={texts.empty}>
        {(users) => <UsersTable users={users} selection={selection} />}
      </ListBody>
      <SelectionBar selection={selection} />
    </>
  );
}
