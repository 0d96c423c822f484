import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Whether the service is about to stop and wants no new requests (OPS-21). */
@Injectable()
export class DrainService implements BeforeApplicationShutdown {
  private begun = false;

  get isDraining(): boolean {
    return this.begun;
  }

  /** From now on readiness says no, and every answer ends its connection. */
  begin(): void {
    this.begun = true;
  }

  beforeApplicationShutdown(): void {
    this.begin();
  }
}

/** A connection kept after its last answer would hold the stop up until it times out. */
export function endConnectionsOnDrain(server: FastifyInstance, drain: DrainService): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}
