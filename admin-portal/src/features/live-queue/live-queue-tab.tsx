import { styled } from '@mui/material/styles';
import type { TaskColumn } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { isTaskFound } from '@portal/rules';
import { PageHeader } from '@portal/ui';
import { useState } from 'react';
import { useMay } from '../../shared/access/use-may';
import { ListTools } from '../../shared/lists/list-tools';
import { anyText } from '../../shared/lists/params';
import { SearchBox } from '../../shared/lists/search-box';
import { useListParams } from '../../shared/lists/use-list-params';
import { Column } from './column';
import { PagedColumnView } from './paged-column';
import { inProgressQuery } from './queue-queries';
import { QueueVersions } from './queue-versions';
import { useQueueView } from './queue-view';
import { texts } from './texts';
import { useCurrentTasks } from './use-current-tasks';
import { useQueueStream } from './use-queue-stream';
import { ViewChoice } from './view-choice';
import { Wall } from './wall';

const PARAMS = { search: anyText };

/** Debounce of the search, in ms. */
const SEARCH_PAUSE_MS = 500;

const Tools = styled(ListTools)({ alignItems: 'end' });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '&[data-view="lines"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The columns in the order of the specification; as lines, what needs somebody comes first. */
const ORDERS = {
  columns: ['in-progress', 'pending', 'completed', 'failed'],
  lines: ['failed', 'in-progress', 'pending', 'completed'],
} as const satisfies Record<string, readonly TaskColumn[]>;

/** Live Queue: the tasks of the bot in four columns, or in lines below each other. */
export function LiveQueueTab() {
  const params = useListParams(PARAMS);
  const { search } = params.values;
  const mayChange = useMay('queue');
  const { view } = useQueueView();
  const [versions] = useState(() => new QueueVersions());
  const isPolled = useQueueStream(versions);
  const running = useQuery(inProgressQuery(versions, isPolled));
  const current = useCurrentTasks(versions, running.data?.tasks);
  const found = current?.filter((task) => isTaskFound(task, search));
  return (
    <>
      <PageHeader title={texts.title} />
      <Tools>
        <SearchBox
          label={texts.search}
          value={search}
          pauseMs={SEARCH_PAUSE_MS}
          onSearch={(text) => params.replace({ search: text })}
        />
        <ViewChoice />
      </Tools>
      <Wall mayChange={mayChange} />
      <Columns data-view={view}>
        {ORDERS[view].map((column) =>
          column === 'in-progress' ? (
            <Column
              key={column}
              column={column}
              count={search === '' ? running.data?.counts['in-progress'] : found?.length}
              tasks={found}
              isOld={false}
              mayChange={mayChange}
              query={running}
            />
          ) : (
            <PagedColumnView
              key={column}
              column={column}
              versions={versions}
              search={search}
              isPolled={isPolled}
              mayChange={mayChange}
            />
          ),
        )}
      </Columns>
    </>
  );
}
