import type { Insights, RevenuePart } from '@portal/contracts';
import {
  insightsFile,
  methodName,
  methodRevenueCsv,
  planRevenueCsv,
  sharePercent,
} from '@portal/rules';
import { EmptyState, Panel, useFormats } from '@portal/ui';
import { CsvButton } from './csv-button';
import { MetricTable } from './metric-table';
import { texts } from './texts';
import { useMetricTexts } from './use-metric-texts';

const { columns } = texts;

interface PartsProps {
  readonly label: string;
  readonly first: string;
  readonly whole: number;
  readonly parts: readonly (RevenuePart & { readonly key: string; readonly name: string })[];
}

function Parts({ label, first, whole, parts }: PartsProps) {
  const formats = useFormats();
  const metricTexts = useMetricTexts();
  if (parts.length === 0) return <EmptyState>{texts.noRevenue}</EmptyState>;
  return (
    <MetricTable
      label={label}
      columns={[first, columns.payments, columns.revenue, columns.change]}
      rows={parts.map(({ key, name, payments, revenue, revenueBefore }) => ({
        ...{ key, name },
        cells: [
          formats.count(payments),
          metricTexts.amount(revenue),
          metricTexts.change({ now: revenue, before: revenueBefore }),
        ],
        share: sharePercent(revenue, whole) ?? 0,
      }))}
    />
  );
}

/** 'Revenue by Plan', with the share of each plan. */
export function PlanRevenuePanel({ insights }: { insights: Insights }) {
  const { range, revenue, revenueByPlan } = insights;
  return (
    <Panel
      title={texts.plans}
      action={
        <CsvButton
          of={texts.plans}
          file={insightsFile('revenue_by_plan', range)}
          text={() => planRevenueCsv(revenueByPlan)}
        />
      }
    >
      <Parts
        label={texts.plans}
        first={columns.plan}
        whole={revenue.now}
        parts={revenueByPlan.map((part) => ({
          ...part,
          key: `${part.planId} ${part.plan}`,
          name: part.plan,
        }))}
      />
    </Panel>
  );
}

/** 'Revenue by Method', with the share of each method. */
export function MethodRevenuePanel({ insights }: { insights: Insights }) {
  const { range, revenue, revenueByMethod } = insights;
  return (
    <Panel
      title={texts.methods}
      action={
        <CsvButton
          of={texts.methods}
          file={insightsFile('revenue_by_method', range)}
          text={() => methodRevenueCsv(revenueByMethod)}
        />
      }
    >
      <Parts
        label={texts.methods}
        first={columns.method}
        whole={revenue.now}
        parts={revenueByMethod.map((part) => ({
          ...part,
          key: part.method ?? '',
          name: part.method === null ? texts.unknownMethod : methodName(part.method),
        }))}
      />
    </Panel>
  );
}
