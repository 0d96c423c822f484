import { styled } from '@mui/material/styles';
import type { PricedPlanView } from '@portal/contracts';
import { type PlanFault, PRICE_LIST_FAULTS, type PricedPlanChange } from '@portal/rules';
import { StatusPill, useFormats } from '@portal/ui';
import type { ReactNode } from 'react';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { columnsOf } from '../../shared/lists/columns';
import { DataTable } from '../../shared/lists/data-table';
import { botsWritten, videosWritten } from './plan-fields';
import { texts } from './texts';

/** Window width in px below which the columns do not fit. */
const BELOW = 1100;

const NUMBERS = ['days', 'videos', 'bdt', 'inr', 'usd'] as const;
const numbers = (cell: 'th' | 'td') =>
  NUMBERS.map((name) => `${cell}[data-column="${name}"]`).join(', ');

const Table = styled(
  cardTable({ below: BELOW, rowPadding: 8, cardColumns: 'repeat(3, minmax(0, 1fr))' }),
)({
  '& th, & td': { paddingInline: 8 },
  '& :is(th, td):first-of-type': { paddingInlineStart: 16 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 16 },
  '& td[data-column="actions"]': { paddingInlineEnd: 8, whiteSpace: 'nowrap' },
  '& td[data-column="bdt"]': { fontWeight: 600 },
  [`& :is(${numbers('th')}), & :is(${numbers('td')})`]: { textAlign: 'end' },
  [whereCards(BELOW)]: {
    '& td, & td:first-of-type': { paddingInline: 0 },
    [`& :is(${numbers('td')})`]: { textAlign: 'start' },
    '& td:is([data-column="plan"], [data-column="place"], [data-column="actions"])': {
      gridColumn: '1 / -1',
    },
    '& td[data-column="plan"]::before, & td[data-column="actions"]::before': { display: 'none' },
  },
  // A card of a tablet has room for all facts in one row.
  [`@media (min-width: 600px) and (max-width: ${BELOW - 0.05}px)`]: {
    '& tbody tr': { gridTemplateColumns: 'minmax(120px, 1.6fr) repeat(6, minmax(0, 1fr))' },
    '& td[data-column="place"]': { gridColumn: 'auto' },
  },
});

const Name = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 600 },
  '& > span[lang]': { color: theme.vars.palette.text.secondary },
  '& > code': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > em': {
    ...theme.typography.caption,
    fontStyle: 'normal',
    fontWeight: 600,
    color: theme.vars.palette.error.main,
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 4 },
}));

const Small = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

/** What a row of the draft has in addition. */
interface RowExtras {
  readonly faults: readonly PlanFault[];
  /** How the plan differs from the list in effect; null when it does not. */
  readonly change: PricedPlanChange['kind'] | null;
}

const PLAIN: RowExtras = { faults: [], change: null };

interface PlanTableProps {
  /** Accessible name. */
  readonly label: string;
  readonly plans: readonly PricedPlanView[];
  readonly extrasOf?: (plan: PricedPlanView) => RowExtras;
  /** Buttons of a row. Absent: a list that is only read. */
  readonly actions?: (plan: PricedPlanView, place: number) => ReactNode;
}

/** The plans of a price list in their order. */
export function PlanTable({ label, plans, extrasOf = () => PLAIN, actions }: PlanTableProps) {
  const formats = useFormats();
  const { actions: actionsHeader, ...headers } = texts.columns;
  const price = (amount: number): string => (amount === 0 ? '—' : formats.count(amount));
  const columns = columnsOf<keyof typeof headers, PricedPlanView>(headers, {
    plan: (plan) => {
      const { faults, change } = extrasOf(plan);
      return (
        <Name>
          <strong>{plan.name}</strong>
          <span lang="bn">{plan.nameBn}</span>
          <code>{plan.id}</code>
          {(plan.isUsual || change) && (
            <div>
              {plan.isUsual && <StatusPill tone="info">{texts.usual}</StatusPill>}
              {change && <StatusPill tone="warning">{texts.kinds[change]}</StatusPill>}
            </div>
          )}
          {faults.map(({ fault }) => (
            <em key={fault}>{PRICE_LIST_FAULTS[fault]}</em>
          ))}
        </Name>
      );
    },
    place: ({ place, visibleFrom, visibleUntil }) => (
      <>
        {texts.places[place]}
        {visibleFrom && <Small>{texts.from(formats.dateTime(visibleFrom))}</Small>}
        {visibleUntil && <Small>{texts.until(formats.dateTime(visibleUntil))}</Small>}
      </>
    ),
    days: ({ durationDays }) => formats.count(durationDays),
    videos: ({ videos }) => (videos === 0 ? '—' : videosWritten(videos, formats)),
    bots: ({ activates }) => botsWritten(activates),
    bdt: ({ priceBdt }) => price(priceBdt),
    inr: ({ priceInr }) => price(priceInr),
    usd: ({ priceUsd }) => price(priceUsd),
  });
  const withActions = actions && {
    name: 'actions',
    header: actionsHeader,
    cell: (plan: PricedPlanView) => actions(plan, plans.indexOf(plan)),
  };
  return (
    <DataTable
      label={label}
      table={Table}
      columns={withActions ? [...columns, withActions] : columns}
      rows={plans}
      keyOf={({ id }) => id}
    />
  );
}
