import { useQuery } from '@portal/query';
import { useState } from 'react';
import { Pager } from '../../shared/lists/pager';
import { pageToShow } from '../../shared/lists/use-paged-list';
import { Column } from './column';
import { columnQuery, type PagedColumn } from './queue-queries';
import type { QueueVersions } from './queue-versions';
import { RetryAll } from './retry-all';
import { useCurrentTasks } from './use-current-tasks';

interface PagedColumnProps {
  readonly column: PagedColumn;
  readonly versions: QueueVersions;
  readonly search: string;
  readonly isPolled: boolean;
  readonly mayChange: boolean;
}

/** A column with pages of ten tasks. A new search starts at page 1. */
export function PagedColumnView(props: PagedColumnProps) {
  const { column, versions, search, isPolled, mayChange } = props;
  const [place, setPlace] = useState({ search, page: 1 });
  const page = place.search === search ? place.page : 1;
  const query = useQuery(columnQuery(versions, { status: column, search, page }, isPolled));
  const { data, isPlaceholderData } = query;
  const shown = pageToShow(page, isPlaceholderData ? undefined : data?.pagination);
  // Tasks moved to other columns, so this page no longer exists.
  if (shown !== page) setPlace({ search, page: shown });
  const tasks = useCurrentTasks(versions, data?.tasks);
  const count = data?.pagination.totalTasks;
  return (
    <Column
      column={column}
      count={count}
      tasks={tasks}
      isOld={isPlaceholderData}
      mayChange={mayChange}
      query={query}
      action={
        column === 'failed' && mayChange && count !== undefined && count > 0 ? (
          <RetryAll search={search} />
        ) : undefined
      }
      pager={
        data && (
          <Pager pagination={data.pagination} onPage={(next) => setPlace({ search, page: next })} />
        )
      }
    />
  );
}
