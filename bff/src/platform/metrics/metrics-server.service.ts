import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { Config } from '../config/config';
import { MetricsService } from './metrics.service';

/**
 * Answers `GET /metrics` on a separate port, which no edge forwards. Without METRICS_PORT there is no such
 * server. It runs until the end of the shutdown, so that the last metrics can be read.
 */
@Injectable()
export class MetricsServerService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('MetricsServer');
  private server: Server | null = null;

  constructor(
    private readonly metrics: MetricsService,
    private readonly config: Config,
  ) {}

  /** The port it listens on; null when it does not listen. */
  get port(): number | null {
    return (this.server?.address() as AddressInfo | null | undefined)?.port ?? null;
  }

  /** @throws Error when the port is taken. */
  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort } = this.config.server;
    if (metricsPort === null) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    const server = createServer((request, reply) => void this.answer(request, reply));
    server.listen(metricsPort, host);
    await once(server, 'listening');
    this.server = server;
    this.log.log(`Metrics are at port ${this.port}.`);
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
    this.server = null;
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    try {
      const text = await this.metrics.print();
      reply.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(text);
    } catch (error) {
      this.log.error(error instanceof Error ? error : 'The metrics could not be read.');
      reply.writeHead(500).end();
    }
  }
}
