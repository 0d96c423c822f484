import { Clock } from '../platform/clock/clock';

/** Lets the seed do things in the past: accounts join and plans start on the day it says. */
export class SeedClock extends Clock {
  private instant: Date;

  constructor(now: Date) {
    super();
    this.instant = now;
  }

  now(): Date {
    return this.instant;
  }

  /** From now on it is this instant. */
  travelTo(instant: Date): void {
    this.instant = instant;
  }
}
