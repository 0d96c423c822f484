import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Edge, makeCertificate, startEdge } from '@portal/tools';
import { freePort, type Place } from './system';

/** Environment variable with the folder of the certificate that all processes of a run trust. */
const CERTIFICATE_FOLDER = 'PORTAL_E2E_CERTIFICATE';

/** True when the journeys go through nginx with the configuration of production. */
export const isThroughEdge = process.env['PORTAL_E2E_EDGE'] === 'nginx';

/**
 * Runs before any worker starts. Creates the certificate, makes Node trust it (Node reads it at its start),
 * and makes the services trust the client addresses that the edge sends.
 */
export async function prepareEdge(folder: string): Promise<void> {
  await makeCertificate(folder);
  process.env[CERTIFICATE_FOLDER] = folder;
  process.env['TRUSTED_PROXIES'] = '127.0.0.1';
  process.env['NODE_EXTRA_CA_CERTS'] = join(folder, 'certificate.pem');
}

/**
 * Starts nginx in front of a system. nginx serves the files of the web root itself.
 * @param giveUp cleanup when it does not start.
 */
export async function startEdgeBefore(
  { url, dataDir, webRoot }: Place,
  giveUp: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Edge> {
  const folder = join(dirname(dataDir), 'edge');
  await mkdir(folder, { recursive: true });
  const certificate = process.env[CERTIFICATE_FOLDER];
  if (certificate) await cp(certificate, join(folder, 'tls'), { recursive: true });
  return startEdge({
    folder,
    port: await freePort(),
    plainPort: await freePort(),
    webRoot,
    upstreams: [new URL(url).host],
  }).catch(async (error: unknown) => {
    await giveUp();
    throw error;
  });
}
