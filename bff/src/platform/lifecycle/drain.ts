import { Injectable } from '@nestjs/common';

/** Whether the service is about to stop and wants no new requests (goal O21). */
@Injectable()
export class Drain {
  private begun = false;

  get isDraining(): boolean {
    return this.begun;
  }

  /** From now on readiness says no. */
  begin(): void {
    this.begun = true;
  }
}
