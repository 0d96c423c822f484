import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../shared/port';
import { type Edge, startEdge } from '../start-edge';
import { type Answer, ask, type EdgeRequest } from './ask';
import { playService, type PlayedService } from './service';

/** An edge with an almost empty web root and one fake service behind it. */
export interface GivenEdge {
  readonly edge: Edge;
  /** Prefix of nginx; contains `conf`. */
  readonly prefix: string;
  readonly service: PlayedService;
  get(path: string, request?: EdgeRequest): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts an edge for a test file. @param balancer the address whose X-Forwarded-For is trusted. */
export async function givenEdge(
  answer: RequestListener,
  { balancer }: { readonly balancer?: string } = {},
): Promise<GivenEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-edge-'));
  const service = await playService(answer);
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>shell</title>');
  const prefix = join(folder, 'edge');
  const edge = await startEdge({
    folder: prefix,
    port: await freePort(),
    plainPort: await freePort(),
    webRoot: folder,
    upstreams: [service.address],
    ...(balancer !== undefined && { balancer }),
  }).catch(async (error: unknown) => {
    await service.kill();
    throw error;
  });
  return {
    edge,
    prefix,
    service,
    get: (path, request) => ask(`${edge.url}${path}`, { ca: edge.certificate, ...request }),
    async stop() {
      await edge.stop();
      await service.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
