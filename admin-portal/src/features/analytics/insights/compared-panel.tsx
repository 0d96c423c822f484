import { type DayRange, metricsCsv, insightsFile, type NamedMetric } from '@portal/rules';
import { Panel } from '@portal/ui';
import { CsvButton } from './csv-button';
import { MetricTable } from './metric-table';
import { texts } from './texts';
import { useMetricTexts } from './use-metric-texts';

const { columns } = texts;

interface ComparedPanelProps {
  readonly title: string;
  readonly hint: string;
  /** Start of the file name. */
  readonly part: string;
  readonly range: DayRange;
  readonly metrics: readonly NamedMetric[];
}

/** Metrics beside the metrics of the days before. */
export function ComparedPanel({ title, hint, part, range, metrics }: ComparedPanelProps) {
  const metricTexts = useMetricTexts();
  return (
    <Panel
      title={title}
      hint={hint}
      action={
        <CsvButton of={title} file={insightsFile(part, range)} text={() => metricsCsv(metrics)} />
      }
    >
      <MetricTable
        label={title}
        columns={[columns.metric, columns.now, columns.before, columns.change]}
        rows={metrics.map((metric) => ({
          key: metric.name,
          name: metric.name,
          cells: [
            metricTexts.value(metric.now, metric.unit),
            metricTexts.value(metric.before, metric.unit),
            metricTexts.change(metric),
          ],
        }))}
      />
    </Panel>
  );
}
