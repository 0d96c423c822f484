import { styled } from '@mui/material/styles';
import type { MethodSettingsView } from '@portal/contracts';
import {
  METHOD_LIST_FAULTS,
  type MethodChange,
  type MethodFault,
  methodName,
  visibleMethods,
} from '@portal/rules';
import { StatusPill, tabularNumbers, useFormats } from '@portal/ui';
import type { ReactNode } from 'react';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { columnsOf } from '../../shared/lists/columns';
import { DataTable } from '../../shared/lists/data-table';
import { limitsWritten } from './method-fields';
import { texts } from './texts';

/** Window width in px below which the columns do not fit. */
const BELOW = 1100;

const Table = styled(
  cardTable({ below: BELOW, rowPadding: 8, cardColumns: 'repeat(2, minmax(0, 1fr))' }),
)({
  '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td[data-column="actions"]': { whiteSpace: 'nowrap' },
  [whereCards(BELOW)]: {
    '& td:is([data-column="method"], [data-column="actions"])': { gridColumn: '1 / -1' },
    '& td:is([data-column="method"], [data-column="actions"])::before': { display: 'none' },
  },
});

const Cell = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  '& > strong': { fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& > small, & small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > em': {
    ...theme.typography.caption,
    fontStyle: 'normal',
    fontWeight: 600,
    color: theme.vars.palette.error.main,
  },
}));

interface MethodTableProps {
  /** Accessible name. */
  readonly label: string;
  readonly methods: readonly MethodSettingsView[];
  readonly faults?: readonly MethodFault[];
  readonly changes?: readonly MethodChange[];
  /** Facts below the state of a method. */
  readonly extra?: (method: MethodSettingsView) => ReactNode;
  /** Buttons of a row. Absent: a list that is only read. */
  readonly actions?: ((method: MethodSettingsView, place: number) => ReactNode) | undefined;
}

/** Payment methods in their order. */
export function MethodTable(props: MethodTableProps) {
  const { label, methods, faults = [], changes = [], extra, actions } = props;
  const formats = useFormats();
  const { actions: actionsHeader, ...headers } = texts.columns;
  const visible = visibleMethods(methods);
  const columns = columnsOf<keyof typeof headers, MethodSettingsView>(headers, {
    method: (row) => {
      const change = changes.find(({ method }) => method === row.method);
      return (
        <Cell>
          <strong>{methodName(row.method)}</strong>
          <div>
            <StatusPill tone={row.isOn ? 'success' : 'quiet'}>
              {row.isOn ? texts.on : visible.includes(row) ? texts.off : texts.hidden}
            </StatusPill>
            {change && (
              <StatusPill tone="warning">
                {change.kind === 'moved' ? texts.moved : texts.changed}
              </StatusPill>
            )}
          </div>
          {extra?.(row)}
          {faults
            .filter(({ method }) => method === row.method)
            .map(({ fault }) => (
              <em key={fault}>{METHOD_LIST_FAULTS[fault]}</em>
            ))}
        </Cell>
      );
    },
    numbers: ({ numbers }) => (
      <Cell>
        {numbers.length === 0 && <small>{texts.noNumber}</small>}
        {numbers.map(({ number, kind }) => (
          <span key={kind}>
            {number} <small>{texts.kinds[kind]}</small>
          </span>
        ))}
      </Cell>
    ),
    limits: (row) => limitsWritten(row, formats),
    notice: ({ noticeEn, noticeBn }) =>
      noticeEn ? (
        <Cell>
          <span>{noticeEn}</span>
          <small lang="bn">{noticeBn}</small>
        </Cell>
      ) : (
        '—'
      ),
    senders: ({ senders }) => senders.join(', '),
  });
  const withActions = actions && {
    name: 'actions',
    header: actionsHeader,
    cell: (row: MethodSettingsView) => actions(row, methods.indexOf(row)),
  };
  return (
    <DataTable
      label={label}
      table={Table}
      columns={withActions ? [...columns, withActions] : columns}
      rows={methods}
      keyOf={({ method }) => method}
    />
  );
}
