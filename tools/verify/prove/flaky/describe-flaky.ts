import { seconds } from '../../../shared/steps';
import { table } from '../../../shared/table';

/** One run of the journeys or of a proof. */
export interface Round {
  /** 'journeys', or the name of a proof. */
  readonly what: string;
  readonly ms: number;
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed, as file and name. */
  readonly failures: readonly string[];
}

/** True when there was a round and nothing failed in any of them. */
export function isSteady(rounds: readonly Round[]): boolean {
  return rounds.length > 0 && rounds.every(({ failed }) => failed === 0);
}

/** The rounds as a table, then each test that failed with the number of rounds in which it did. */
export function describeFlaky(rounds: readonly Round[]): string {
  const subjects = new Set(rounds.map(({ what }) => what));
  const printed = table(
    ['', 'rounds', 'green', 'median', 'longest'],
    [...subjects].map((subject) => {
      const own = rounds.filter(({ what }) => what === subject);
      const durations = own.map(({ ms }) => ms).toSorted((one, other) => one - other);
      return [
        subject,
        own.length,
        own.filter(({ failed }) => failed === 0).length,
        seconds(durations[Math.floor(durations.length / 2)] ?? 0),
        seconds(durations.at(-1) ?? 0),
      ];
    }),
  );
  const failures = rounds.flatMap((round) => round.failures);
  const lines = [...new Set(failures)].map(
    (failure) => `${failures.filter((other) => other === failure).length} ×  ${failure}\n`,
  );
  return `${printed}\n\n${lines.join('') || 'Nothing failed.\n'}`;
}
