import { styled } from '@mui/material/styles';
import type { MethodHealthView, MethodHourView } from '@portal/contracts';
import { methodName, paidSoonShare, sumOfHours } from '@portal/rules';
import { InlineHint, Panel, StatusPill, tabularNumbers, useFormats } from '@portal/ui';
import { texts } from './texts';

const healthTexts = texts.health;

const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4px 16px',
    alignItems: 'end',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(200px, 1fr) minmax(0, 2fr)' },
  },
  '& h3': { ...theme.typography.body2, display: 'flex', gap: 8, margin: 0, fontWeight: 600 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Hours = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  gap: 2,
  height: 40,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span': {
    flex: 1,
    minHeight: 2,
    borderRadius: '2px 2px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& > span[data-none]': { backgroundColor: theme.vars.palette.divider },
}));

/** How payments by each method come in: the last hour in words, the day before it as bars. */
export function HealthPanel({ health }: { health: readonly MethodHealthView[] }) {
  const used = health.filter(({ hours }) => sumOfHours(hours).orders > 0);
  return (
    <Panel title={healthTexts.title}>
      {used.length === 0 && <InlineHint>{healthTexts.none}</InlineHint>}
      {used.length > 0 && (
        <Rows aria-label={healthTexts.title}>
          {used.map((one) => (
            <MethodRow key={one.method} health={one} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function MethodRow({ health: { method, hours, isSlow } }: { health: MethodHealthView }) {
  const { percent } = useWords();
  const last = sumOfHours(hours.slice(-1));
  const before = sumOfHours(hours.slice(0, -1));
  return (
    <li>
      <div>
        <h3>
          {methodName(method)}
          {isSlow && <StatusPill tone="warning">{healthTexts.slow}</StatusPill>}
        </h3>
        <p>{healthTexts.last(last.paidSoon, last.orders, percent(last))}</p>
        <p>{healthTexts.before(before.orders, percent(before))}</p>
      </div>
      {/* The sentences say what the bars show. */}
      <Hours aria-hidden>
        {hours.map((hour, place) => (
          <span
            // An hour has no other name than its place.
            key={place}
            data-none={hour.orders === 0 || undefined}
            title={healthTexts.hour(hours.length - place, hour.paidSoon, hour.orders)}
            style={{ height: `${(paidSoonShare(hour) ?? 0) * 100}%` }}
          />
        ))}
      </Hours>
    </li>
  );
}

function useWords() {
  const { count } = useFormats();
  return {
    /** '82%'; '—' without orders. */
    percent: (hour: MethodHourView): string => {
      const share = paidSoonShare(hour);
      return share === null ? '—' : `${count(Math.round(share * 100))}%`;
    },
  };
}
