import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Whether the service is shutting down and wants no new requests (OPS-21). */
@Injectable()
export class DrainService implements BeforeApplicationShutdown {
  private begun = false;

  get isDraining(): boolean {
    return this.begun;
  }

  /** From now on readiness fails, and every answer closes its connection. */
  begin(): void {
    this.begun = true;
  }

  beforeApplicationShutdown(): void {
    this.begin();
  }
}

/**
 * Closes connections after their answer, because an idle keep-alive connection would delay the shutdown until
 * its timeout.
 */
export function endConnectionsOnDrain(server: FastifyInstance, drain: DrainService): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}
