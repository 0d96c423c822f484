import { styled } from '@mui/material/styles';
import type { ListId } from '@portal/contracts';
import type { ReactNode } from 'react';
import type { ColumnChoice } from './column-choice';
import { ColumnsButton } from './columns-button';
import { FilterPills } from './filter-pills';
import { ListTools } from './list-tools';
import type { ParamSchema } from './params';
import type { PillTexts } from './pills';
import type { ListParams } from './use-list-params';
import { ViewsButton } from './views/views-button';

const Bar = styled(ListTools)({
  '& > .tools': { display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' },
});

interface ListBarProps<Schema extends ParamSchema> {
  readonly list: ListId;
  readonly params: ListParams<Schema>;
  /** The words for each filter. */
  readonly words: PillTexts<Schema>;
  /** Absent: the columns of the list are fixed. */
  readonly choice?: ColumnChoice<unknown>;
  /** More tools, such as the export. */
  readonly children?: ReactNode;
}

/** The line above a list: its active filters, and its tools (saved views, columns, export). */
export function ListBar<Schema extends ParamSchema>(props: ListBarProps<Schema>) {
  const { list, params, words, choice, children } = props;
  return (
    <Bar>
      <FilterPills params={params} words={words} />
      <div className="tools">
        <ViewsButton list={list} params={params} choice={choice} />
        {choice && <ColumnsButton choice={choice} />}
        {children}
      </div>
    </Bar>
  );
}
