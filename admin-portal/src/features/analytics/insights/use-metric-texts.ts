import { changePercent, type NamedMetric, toBdt } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { texts } from './texts';

const PERCENT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A percentage with at most one decimal, or a dash for null. */
export const percentText = (value: number | null): string =>
  value === null ? texts.noValue : `${PERCENT.format(value)}%`;

/** A change in percent with its sign. '0%' when nothing changed. */
function changeText(now: number, before: number): string {
  const change = changePercent({ now, before });
  if (change === null) return texts.fromNothing;
  const text = percentText(Math.abs(change));
  if (text === '0%') return text;
  return `${change > 0 ? '+' : '−'}${text}`;
}

/** Formatters of the metrics. */
export function useMetricTexts() {
  const formats = useFormats();
  const amount = (poisha: number): string => formats.money(toBdt(poisha), null);
  return {
    /** Formats poisha as BDT. */
    amount,
    change: ({ now, before }: Pick<NamedMetric, 'now' | 'before'>): string =>
      now === null || before === null ? texts.noValue : changeText(now, before),
    value: (value: number | null, unit: NamedMetric['unit']): string => {
      if (unit === 'percent' || value === null) return percentText(value);
      return unit === 'poisha' ? amount(value) : formats.count(value);
    },
  };
}
