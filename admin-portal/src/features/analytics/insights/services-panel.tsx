import type { Insights } from '@portal/contracts';
import { failurePercent, insightsFile, servicesCsv } from '@portal/rules';
import { EmptyState, Panel, useFormats } from '@portal/ui';
import { CsvButton } from './csv-button';
import { MetricTable } from './metric-table';
import { texts } from './texts';
import { percentText } from './use-metric-texts';

const { columns } = texts;

/** 'Failure Rate by Service': failed attempts as a share of all finished attempts. */
export function ServicesPanel({ insights: { range, services } }: { insights: Insights }) {
  const formats = useFormats();
  return (
    <Panel
      title={texts.services}
      hint={texts.servicesHint}
      action={
        <CsvButton
          of={texts.services}
          file={insightsFile('failures_by_service', range)}
          text={() => servicesCsv(services)}
        />
      }
    >
      {services.length === 0 ? (
        <EmptyState>{texts.noServices}</EmptyState>
      ) : (
        <MetricTable
          label={texts.services}
          columns={[columns.service, columns.completed, columns.failed, columns.rate]}
          rows={services.map(({ name, completed, failed }) => ({
            ...{ key: name, name },
            cells: [
              formats.count(completed),
              formats.count(failed),
              percentText(failurePercent({ completed, failed })),
            ],
            share: failurePercent({ completed, failed }) ?? 0,
          }))}
        />
      )}
    </Panel>
  );
}
