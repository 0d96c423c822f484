import { Clock } from '../platform/clock/clock';

/** A clock that the seed sets to the past: accounts join and plans start on a given day. */
export class SeedClock extends Clock {
  private instant: Date;

  constructor(now: Date) {
    super();
    this.instant = now;
  }

  now(): Date {
    return this.instant;
  }

  /** Sets the time to this instant. */
  travelTo(instant: Date): void {
    this.instant = instant;
  }
}
