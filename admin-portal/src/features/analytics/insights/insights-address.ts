import type { InsightsQuery } from '@portal/contracts';
import {
  DEFAULT_INSIGHTS_DAYS,
  type DayRange,
  INSIGHTS_PRESETS,
  isCalendarDay,
} from '@portal/rules';
import { anyText } from '../../../shared/lists/params';
import { useListParams } from '../../../shared/lists/use-list-params';

/** A selectable range: a number of days, or a custom range. */
export type Preset = `${(typeof INSIGHTS_PRESETS)[number]}` | 'custom';

function presetOf(text: string): Preset {
  const days = INSIGHTS_PRESETS.find((preset) => String(preset) === text);
  return `${days ?? DEFAULT_INSIGHTS_DAYS}` as Preset;
}

const PARAMS = { days: anyText, from: anyText, to: anyText };

/** The range is stored in the address, so that it can be shared: `days`, or `from` and `to`. */
export function useInsightsAddress() {
  // The Back button leads to the previous tab, not to the previous range.
  const { values, replace } = useListParams(PARAMS);
  const { from, to } = values;
  const isCustom = from !== '' || to !== '';
  const preset = isCustom ? 'custom' : presetOf(values.days);
  const asked: InsightsQuery = isCustom
    ? { ...(isCalendarDay(from) && { from }), ...(isCalendarDay(to) && { to }) }
    : { days: Number(preset) };
  return {
    asked,
    preset,
    pick: (days: Exclude<Preset, 'custom'>): void => replace({ days, from: '', to: '' }),
    setRange: (range: DayRange): void => replace({ ...range, days: '' }),
  };
}

/** Return type of useInsightsAddress. */
export type InsightsAddress = ReturnType<typeof useInsightsAddress>;
