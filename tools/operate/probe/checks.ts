import type { ProbeResult } from './describe-probe';

const PATIENCE_MS = 5_000;

/** A request of the probe and the conditions for its answer. */
interface Check {
  readonly name: string;
  readonly path: string;
  readonly must: (text: string, answer: Response) => boolean;
}

const isPage = (text: string, { headers }: Response): boolean =>
  text.includes('<div id="root">') && (headers.get('content-type') ?? '').startsWith('text/html');

/** Only what the edge serves: /health/ready is for the inner network. */
const CHECKS: readonly Check[] = [
  { name: 'page', path: '/', must: isPage },
  { name: 'legal', path: '/privacy-policy', must: isPage },
  { name: 'health', path: '/health/live', must: (text) => text.includes('"success":true') },
  { name: 'catalogue', path: '/api/catalogue', must: (text) => text.includes('"plans":[{') },
  { name: 'pointer', path: '/releases.json', must: (text) => entriesOf(text).length === 2 },
];

/** Addresses of the live portals' manifests, from the pointer. */
function entriesOf(pointer: string): string[] {
  const { portals } = JSON.parse(pointer) as { portals: Record<string, { entry: string }> };
  return Object.values(portals).map(({ entry }) => entry);
}

async function ask(site: string, { name, path, must }: Check): Promise<ProbeResult> {
  const started = performance.now();
  const end = (problem: string | null): ProbeResult => ({
    check: name,
    problem,
    seconds: (performance.now() - started) / 1_000,
  });
  try {
    const answer = await fetch(new URL(path, site), { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    if (!answer.ok) return end(`answered ${answer.status}`);
    return end(must(text, answer) ? null : 'answered something else');
  } catch (error) {
    return end(error instanceof Error ? error.name : 'failed');
  }
}

/** Checks each live portal's manifest, because a pointer may name a file that does not exist. */
async function portalChecks(site: string): Promise<Check[]> {
  const must = (text: string): boolean => text.includes('"remoteEntry"');
  try {
    const pointer = await (await fetch(new URL('/releases.json', site))).text();
    return entriesOf(pointer).map((path) => ({ name: path.split('/')[2] ?? path, path, must }));
  } catch {
    return [];
  }
}

/** Asks a site for what every visitor needs. */
export async function probeSite(site: string): Promise<ProbeResult[]> {
  const checks = [...CHECKS, ...(await portalChecks(site))];
  return Promise.all(checks.map((check) => ask(site, check)));
}
