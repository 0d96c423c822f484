import type { Theme } from '@mui/material/styles';
import { CHART_HEIGHT, dayLabel } from './chart-format';

/** The colour of a day that is not over. CSS finds its bar by it, so no other bar has it. */
export const paleColour = (theme: Theme): string =>
  `color-mix(in srgb, ${theme.vars.palette.primary.main} 45%, transparent)`;

/**
 * Common settings of the charts by day: size, colours and axes. A table beside each chart has the same
 * metrics.
 * @param hatch id of the chart's HatchPattern, which fills the bar of today.
 */
export function dayChart(theme: Theme, isEmpty: boolean, hatch: string) {
  return {
    // The table or file beside a chart has the same metrics one by one.
    disableKeyboardNavigation: true,
    height: CHART_HEIGHT,
    margin: { top: 12, right: 16, bottom: 4, left: 4 },
    skipAnimation: true,
    hideLegend: true,
    colors: [theme.vars.palette.primary.main],
    grid: { horizontal: true },
    xAxis: { valueFormatter: dayLabel, tickLabelMinGap: 24, disableTicks: true },
    // The axis is shown even when there is no metric.
    yAxis: { min: 0, max: isEmpty ? 4 : undefined, disableLine: true, disableTicks: true },
    sx: {
      '& .MuiChartsAxis-line': { stroke: theme.vars.palette.divider },
      '& .MuiChartsAxis-tickLabel': { fill: theme.vars.palette.text.secondary },
      // A fill of the style has priority over the attribute, which stays the colour of the tooltip's mark.
      '& rect[fill^="color-mix"]': { fill: `url(#${hatch})` },
    },
  } as const;
}

/**
 * The axis of days for bars. Today has a colour of its own, because it is not over: its bar still grows.
 * @param today `YYYY-MM-DD`; undefined marks no day.
 */
export function dayAxis(theme: Theme, days: readonly string[], today: string | undefined) {
  const { main } = theme.vars.palette.primary;
  const pale = paleColour(theme);
  return {
    scaleType: 'band',
    data: [...days],
    colorMap: {
      type: 'ordinal',
      values: [...days],
      colors: days.map((day) => (day === today ? pale : main)),
    },
  } as const;
}
