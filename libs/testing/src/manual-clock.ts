/**
 * A clock that moves only when a test moves it. It starts in the future, so that a TTL index of the database,
 * which uses real time, does not delete documents of the test.
 */
export class ManualClock {
  private instant: number;

  constructor(start: Date | string = '2031-03-10T06:00:00.000Z') {
    this.instant = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.instant);
  }

  /** Moves the clock forward, in ms. */
  advance(ms: number): void {
    this.instant += ms;
  }

  /** Sets the clock to an instant. */
  travelTo(instant: Date | string): void {
    this.instant = new Date(instant).getTime();
  }
}
