import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { COLLECT_LATE } from '../../shared/go-programs';
import { workspaceRoot } from '../../shared/workspace';
import type { Finding } from './findings';

interface OxlintReport {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly code?: string;
    readonly help?: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

const LARGE = 256 * 1024 * 1024;

/** oxlint looks for its type-aware part, tsgolint, only on the PATH. npm does not always add it. */
function environment(): NodeJS.ProcessEnv {
  const programs = join(workspaceRoot(), 'node_modules/.bin');
  return {
    ...COLLECT_LATE,
    NX_DAEMON: 'false',
    PATH: [programs, process.env['PATH'] ?? ''].join(delimiter),
  };
}

/** Language, React, test and house rules, with types. @throws Error when oxlint itself fails. */
export function lintCode(root: string): Promise<Finding[]> {
  return runOxlint(root, ['--type-aware', '-c', '.oxlintrc.json']);
}

/**
 * Directions between projects by their Nx tags. The rule reads the cached project graph, so the graph is
 * rebuilt first.
 * @throws Error when Nx or oxlint itself fails.
 */
export async function lintBoundaries(root: string): Promise<Finding[]> {
  const graph = await execa(
    process.execPath,
    [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'],
    { cwd: root, env: environment(), reject: false },
  );
  if (graph.exitCode !== 0) throw new Error(`Nx cannot read the projects:\n${graph.stderr}`);
  return runOxlint(root, [
    '-c',
    'tools/build/lint/boundaries.oxlintrc.json',
    '--ignore-pattern',
    '**/dist/**',
  ]);
}

async function runOxlint(root: string, args: readonly string[]): Promise<Finding[]> {
  const { stdout, stderr, exitCode } = await execa(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), ...args, '-f', 'json', '.'],
    { cwd: root, maxBuffer: LARGE, env: environment(), reject: false },
  );
  const report = parse(stdout);
  if (report === null || (exitCode !== 0 && report.diagnostics.length === 0)) {
    throw new Error(`oxlint ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
  return report.diagnostics.map(({ filename, labels, code, message, help }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 0,
    rule: code ?? 'oxlint',
    message: help ? `${message}\n${help}` : message,
  }));
}

function parse(text: string): OxlintReport | null {
  try {
    return JSON.parse(text) as OxlintReport;
  } catch {
    return null;
  }
}
