import { styled } from '@mui/material/styles';
import type { DownloadsPoint } from '@portal/contracts';
import { hiddenStyle, Panel, useFormats } from '@portal/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { toCsv } from '@portal/rules';
import { CsvButton } from './insights/csv-button';
import { CHART_HEIGHT, dayName } from './chart-format';

/** As high as the chart, so that nothing moves when it has been loaded. */
const Room = styled('div')({ height: CHART_HEIGHT });

const Hidden = styled('div')(hiddenStyle);

/** The card of the chart, with the same metrics as a table for screen readers. */
export function ChartFrame({
  points,
  children,
}: {
  points: readonly DownloadsPoint[];
  children: ReactNode;
}) {
  const formats = useFormats();
  const { analytics } = texts;
  const today = points.at(-1)?.date;
  const sum = points.reduce((total, { downloads }) => total + downloads, 0);
  return (
    <Panel
      title={analytics.overTime}
      hint={analytics.overTimeHint(formats.count(sum))}
      action={
        <CsvButton
          of={analytics.overTime}
          file="downloads_last_30_days.csv"
          text={() =>
            toCsv([['date', 'downloads'], ...points.map((one) => [one.date, one.downloads])])
          }
        />
      }
    >
      <Room aria-hidden>{children}</Room>
      <Hidden>
        <table>
          <caption>{analytics.overTime}</caption>
          <thead>
            <tr>
              <th scope="col">{analytics.day}</th>
              <th scope="col">{analytics.downloads}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ date, downloads }) => (
              <tr key={date}>
                <th scope="row">{dayName(date, today)}</th>
                <td>{formats.count(downloads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </Panel>
  );
}
