import { listUsers, USER_SORTS, USER_STATUSES } from '@portal/contracts';
import { PageHeader, useFormats } from '@portal/ui';
import Users from 'lucide-react/icons/users';
import { SelectionBar } from '../../shared/selection/selection-bar';
import { useUserSelection } from '../../shared/selection/use-user-selection';
import { useColumnChoice } from '../../shared/lists/column-choice';
import { DataList } from '../../shared/lists/data-list';
import { ExportButton } from '../../shared/lists/export-button';
import { FilterChips } from '../../shared/lists/filter-chips';
import { ListBar } from '../../shared/lists/list-bar';
import { ListTools } from '../../shared/lists/list-tools';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { anyText, oneOf } from '../../shared/lists/params';
import type { PillTexts } from '../../shared/lists/pills';
import { SearchBox } from '../../shared/lists/search-box';
import { texts as lists } from '../../shared/lists/texts';
import { sortQuery } from '../../shared/lists/time-sort';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { usersQuery } from '../../shared/users/list-queries';
import { texts as shared } from '../../shared/users/texts';
import { includesOf } from '../../shared/users/user-facts';
import { usersFileWriter } from '../../shared/users/users-file';
import { texts } from './texts';
import { userColumns, UsersTable } from './users-table';

/** The sort order of the call when nothing is said. */
const NEWEST = '-userId';

const PARAMS = {
  status: oneOf(USER_STATUSES, null),
  search: anyText,
  sort: oneOf(USER_SORTS, NEWEST),
  size: pageSizeParam(15),
};

const PILLS: PillTexts<typeof PARAMS> = {
  status: (status) => lists.pills.status(texts.chips[status]),
  search: lists.pills.search,
};

/** All Users: filter chips with counts, search, and a paged table, with ids descending at first. */
export function AllUsersTab() {
  const params = useListParams(PARAMS);
  const { status, search, sort, size } = params.values;
  const listed = { ...(status && { status }), ...(search && { search }) };
  const choice = useColumnChoice('users', userColumns(useFormats()));
  const { columns } = choice;
  const ordered = { ...listed, ...sortQuery(sort, NEWEST), ...includesOf(columns) };
  const list = usePagedList(
    usersQuery({ page: params.page, limit: Number(size), ...ordered }),
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
      <ListBar list="users" params={params} words={PILLS} choice={choice}>
        <ExportButton
          key={JSON.stringify(ordered)}
          write={usersFileWriter({ name: 'users', call: listUsers, query: ordered, columns })}
        />
      </ListBar>
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
            columns={columns}
            selection={selection}
            sorting={{ picked: sort, onPick: (next) => params.set({ sort: next }) }}
          />
        )}
      </DataList>
      <SelectionBar selection={selection} />
    </>
  );
}
