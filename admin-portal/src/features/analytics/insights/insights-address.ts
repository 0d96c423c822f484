import type { InsightsQuery } from '@portal/contracts';
import { useSearchParams } from '@portal/router';
import {
  DEFAULT_INSIGHTS_DAYS,
  type DayRange,
  INSIGHTS_PRESETS,
  isCalendarDay,
} from '@portal/rules';

/** A selectable range: a number of days, or a custom range. */
export type Preset = `${(typeof INSIGHTS_PRESETS)[number]}` | 'custom';

function presetOf(text: string | null): Preset {
  const days = INSIGHTS_PRESETS.find((preset) => String(preset) === text);
  return `${days ?? DEFAULT_INSIGHTS_DAYS}` as Preset;
}

/** The range is stored in the address, so that it can be shared: `days`, or `from` and `to`. */
export function useInsightsAddress() {
  const [params, setParams] = useSearchParams();
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const isCustom = from !== '' || to !== '';
  const preset = isCustom ? 'custom' : presetOf(params.get('days'));
  const asked: InsightsQuery = isCustom
    ? { ...(isCalendarDay(from) && { from }), ...(isCalendarDay(to) && { to }) }
    : { days: Number(preset) };
  const change = (values: Readonly<Record<string, string | null>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      // The Back button leads to the previous tab, not to the previous range.
      { replace: true },
    );
  return {
    asked,
    preset,
    pick: (days: Exclude<Preset, 'custom'>): void => change({ days, from: null, to: null }),
    setRange: (range: DayRange): void => change({ ...range, days: null }),
  };
}

/** Return type of useInsightsAddress. */
export type InsightsAddress = ReturnType<typeof useInsightsAddress>;
