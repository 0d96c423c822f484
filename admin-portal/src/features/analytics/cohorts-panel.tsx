import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import type { PurchaseCohort } from '@portal/rules';
import { EmptyState, Panel, tabularNumbers, useFormats } from '@portal/ui';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { texts } from '../../texts';
import { cohortsQuery } from './cohorts-query';

const cohortTexts = texts.analytics.cohorts;

const Scroll = styled('div')({ overflowX: 'auto' });

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  borderCollapse: 'collapse',
  '& th, & td': { padding: '4px 10px', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th': { fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& tbody th': { textAlign: 'start', color: theme.vars.palette.text.primary },
}));

const MONTH = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Darker where more of the users came back; the text stays readable in both themes. */
const shade = (percent: number): string =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${Math.round(percent * 0.45)}%, transparent)`;

function Rows({ cohorts }: { cohorts: readonly PurchaseCohort[] }) {
  const formats = useFormats();
  return cohorts.map(({ month, paid }) => {
    const [users = 0, ...later] = paid;
    return (
      <tr key={month}>
        <th scope="row">{MONTH.format(new Date(`${month}-01T00:00:00Z`))}</th>
        <td>{formats.count(users)}</td>
        {later.map((count, place) => {
          const percent = users === 0 ? 0 : Math.round((count / users) * 100);
          return (
            <td
              // Months after the first one have no id of their own; their place is it.
              key={place}
              title={cohortTexts.cell(formats.count(count), formats.count(users))}
              style={{ backgroundColor: shade(percent) }}
            >
              {cohortTexts.percent(percent)}
            </td>
          );
        })}
      </tr>
    );
  });
}

/** Who bought first in which month, and how many of them paid again in the months after. */
export function CohortsPanel() {
  const query = useQuery(cohortsQuery);
  const { data } = query;
  // Months before the first purchase of all say nothing.
  const first = data?.findIndex(({ paid }) => (paid[0] ?? 0) > 0) ?? -1;
  const shown = first === -1 ? [] : (data?.slice(first) ?? []);
  const months = shown[0]?.paid.length ?? 0;
  return (
    <Panel title={cohortTexts.title} hint={cohortTexts.hint}>
      {!data && <LoadingOrFailed query={query} failed={cohortTexts.failed} rows={4} height={24} />}
      {data && shown.length === 0 && <EmptyState>{cohortTexts.none}</EmptyState>}
      {shown.length > 0 && (
        <Scroll tabIndex={0} role="region" aria-label={cohortTexts.title}>
          <Table aria-label={cohortTexts.title}>
            <thead>
              <tr>
                <th scope="col">{cohortTexts.month}</th>
                <th scope="col">{cohortTexts.users}</th>
                {Array.from({ length: Math.max(months - 1, 0) }, (_, place) => (
                  <th key={place} scope="col">
                    {cohortTexts.after(place + 1)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Rows cohorts={shown} />
            </tbody>
          </Table>
        </Scroll>
      )}
    </Panel>
  );
}
