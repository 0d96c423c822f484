import { spawn } from 'node:child_process';
import semver from 'semver';
import { z } from 'zod';
import { type Advisory, SEVERITIES } from './advisory';

/** The advisories from the registry's audit endpoint, or the reason why there are none. */
export type OnlineAnswer =
  { readonly advisories: readonly Advisory[] } | { readonly problem: string };

/** Timeout for a registry that does not answer. */
const PATIENCE_MS = 60_000;

const via = z.object({
  name: z.string(),
  title: z.string().default(''),
  url: z.string(),
  severity: z.enum(['info', ...SEVERITIES]),
  range: z.string().refine((text) => semver.validRange(text) !== null, 'is no range'),
});
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    // A string names another package of the report that affects this one.
    z.object({ via: z.array(z.union([z.string(), via])) }),
  ),
});
const failure = z.object({ message: z.string().optional() });

/** Parses the output of `npm audit --json`. */
export function readAuditReport(text: string): OnlineAnswer {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'npm audit printed no JSON' };
  }
  const result = report.safeParse(content);
  if (!result.success) {
    const reported = failure.safeParse(content).data?.message ?? 'its answer has an unknown form';
    // npm prints the full address of the registry. It is removed, because npm's settings already have it.
    return { problem: reported.replaceAll(/ - \w+ https?:\/\/\S+/g, '') };
  }
  const known = new Map<string, Advisory>();
  for (const one of Object.values(result.data.vulnerabilities).flatMap((some) => some.via)) {
    if (typeof one === 'string') continue;
    const advisory = advisoryOf(one);
    known.set(`${advisory.id} ${advisory.package} ${advisory.range}`, advisory);
  }
  return { advisories: [...known.values()] };
}

function advisoryOf({ name, title, url, severity, range }: z.infer<typeof via>): Advisory {
  return {
    id: url.split('/').at(-1) ?? url,
    package: name,
    severity: severity === 'info' ? 'low' : severity,
    summary: title,
    isAffected: (version) => semver.satisfies(version, range, { includePrerelease: true }),
    range,
    fixed: null,
  };
}

/** Runs `npm audit` for the lock file of a folder, with the registry that npm is configured for. */
export async function askRegistry(
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<OnlineAnswer> {
  const npm = spawn('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
    shell: process.platform === 'win32',
  });
  let printed = '';
  npm.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  const signal = await new Promise<NodeJS.Signals | 'error' | null>((resolve) => {
    npm.on('error', () => resolve('error'));
    npm.on('close', (_code, by) => resolve(by));
  });
  if (signal === 'error') return { problem: 'npm cannot be started' };
  if (signal !== null) return { problem: `no answer within ${PATIENCE_MS / 1_000} s` };
  return readAuditReport(printed);
}
