import { USER_SORTS, USER_STATUSES } from '@portal/contracts';
import { PageHeader } from '@portal/ui';
import { Users } from 'lucide-react';
import { SelectionBar } from '../../shared/selection/selection-bar';
import { useUserSelection } from '../../shared/selection/use-user-selection';
import { DataList } from '../../shared/lists/data-list';
import { FilterChips } from '../../shared/lists/filter-chips';
import { ListTools } from '../../shared/lists/list-tools';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { anyText, oneOf } from '../../shared/lists/params';
import { SearchBox } from '../../shared/lists/search-box';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { usersQuery } from '../../shared/users/list-queries';
import { texts as shared } from '../../shared/users/texts';
import { texts } from './texts';
import { UsersTable } from './users-table';

/** The sort order of the call when nothing is said. */
const NEWEST = '-userId';

const PARAMS = {
  status: oneOf(USER_STATUSES, null),
  search: anyText,
  sort: oneOf(USER_SORTS, NEWEST),
  size: pageSizeParam(15),
};

/** All Users: filter chips with counts, search, and a paged table, with ids descending at first. */
export function AllUsersTab() {
  const params = useListParams(PARAMS);
  const { status, search, sort, size } = params.values;
  const listed = { ...(status && { status }), ...(search && { search }) };
  const list = usePagedList(
    usersQuery({
      page: params.page,
      limit: Number(size),
      ...(sort !== NEWEST && { sort }),
      ...listed,
    }),
    params,
  );
  const { data } = list.query;
  const selection = useUserSelection({ list: 'users', ...listed }, data);
  const chips = [null, ...USER_STATUSES].map((value) => ({
    value,
    label: texts.chips[value ?? 'all'],
    count: data?.counts?.[value ?? 'all'],
  }));
  return (
    <>
      <PageHeader title={texts.title} />
      <ListTools>
        <FilterChips
          chips={chips}
          picked={status}
          onPick={(value) => params.set({ status: value })}
        />
        <SearchBox
          label={texts.search}
          value={search}
          onSearch={(text) => params.replace({ search: text })}
        />
      </ListTools>
      <DataList
        list={list}
        failed={shared.failed}
        sizes={params}
        isEmpty={({ users }) => users.length === 0}
        empty={{ icon: Users, text: texts.empty }}
      >
        {({ users }) => (
          <UsersTable
            users={users}
            selection={selection}
            sorting={{ picked: sort, onPick: (next) => params.set({ sort: next }) }}
          />
        )}
      </DataList>
      <SelectionBar selection={selection} />
    </>
  );
}
