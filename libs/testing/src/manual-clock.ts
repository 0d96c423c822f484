/**
 * A clock that stands still until a test moves it. It begins in the future, so that no database
 * sweeps away by real time what the test's time still needs.
 */
export class ManualClock {
  private instant: number;

  constructor(start: Date | string = '2031-03-10T06:00:00.000Z') {
    this.instant = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.instant);
  }

  /** Moves forward by milliseconds. */
  advance(ms: number): void {
    this.instant += ms;
  }

  /** Jumps to an instant. */
  travelTo(instant: Date | string): void {
    this.instant = new Date(instant).getTime();
  }
}
