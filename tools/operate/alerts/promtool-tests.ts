import { ALERT_CASES, FIRE_IN_SILENCE, FRESH, HEALTHY } from './alert-cases';

/** One group of a promtool test file. */
interface PromtoolTest {
  readonly name: string;
  readonly interval: string;
  readonly input_series: readonly { readonly series: string; readonly values: string }[];
  readonly promql_expr_test: readonly {
    readonly expr: string;
    readonly eval_time: string;
    readonly exp_samples: readonly { readonly labels: string; readonly value: number }[];
  }[];
}

const USUAL_MINUTES = 100;
/** Longer than the `for` of every alert about silence. */
const SILENCE_MINUTES = 80;
/** Times at which rules are evaluated: every five minutes. */
const FIRST_MINUTES = [5, 15, 30, 65, 75, 90];

/** The last word of a list repeats to the end of the test. */
function filled(values: string, minutes: number): string {
  const words = values.split(' ');
  const last = words.pop() ?? '';
  return [...words, last.includes('x') ? last : `${last}x${minutes}`].join(' ');
}

function testOf(
  name: string,
  series: Readonly<Record<string, string>>,
  minutes: readonly number[],
  expr: string,
  firing: readonly string[],
): PromtoolTest {
  const longest = Math.max(...minutes);
  return {
    name,
    interval: '1m',
    input_series: Object.entries(series).map(([one, values]) => ({
      series: one,
      values: filled(values, longest),
    })),
    promql_expr_test: minutes.map((at) => ({
      expr,
      eval_time: `${at}m`,
      exp_samples: firing.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
    })),
  };
}

const ALL = 'count by (alertname) (count by (alertname) (ALERTS{alertstate="firing"}))';
const only = (alert: string): string =>
  `count by (alertname) (count by (alertname) (ALERTS{alertstate="firing",alertname="${alert}"}))`;

/** The tests of all alerts for promtool: each fires, does not fire, and what happens without any series. */
export function promtoolTests(): readonly PromtoolTest[] {
  const each = Object.entries(ALERT_CASES).flatMap(([alert, { fires, quiet, at }]) => [
    ...fires.map((series, index) =>
      testOf(`${alert} fires (${index + 1})`, series, [at ?? USUAL_MINUTES], only(alert), [alert]),
    ),
    ...quiet.map((series, index) =>
      testOf(`${alert} is quiet (${index + 1})`, series, [at ?? USUAL_MINUTES], only(alert), []),
    ),
  ]);
  return [
    ...each,
    testOf('no series at all', {}, [SILENCE_MINUTES], ALL, FIRE_IN_SILENCE),
    testOf('a healthy system', HEALTHY, [USUAL_MINUTES], ALL, ['Watchdog']),
    testOf('a fresh installation', FRESH, FIRST_MINUTES, ALL, ['Watchdog']),
  ];
}
