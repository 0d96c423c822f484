import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Whether the service is shutting down and wants no new requests (OPS-21). */
@Injectable()
export class DrainService implements BeforeApplicationShutdown {
  private begun = false;
  private ending = false;

  get isDraining(): boolean {
    return this.begun;
  }

  /** Whether each answer is the last one of its connection. */
  get endsConnections(): boolean {
    return this.ending;
  }

  /** From now on readiness fails. */
  begin(): void {
    this.begun = true;
  }

  /** From now on every answer also closes its connection. */
  endConnections(): void {
    this.begin();
    this.ending = true;
  }

  beforeApplicationShutdown(): void {
    this.endConnections();
  }
}
