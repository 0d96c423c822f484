import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
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
    ...process.env,
    NX_DAEMON: 'false',
    PATH: [programs, process.env['PATH'] ?? ''].join(delimiter),
  };
}

/** Language, React, test and house rules, with types. @throws Error when oxlint itself fails. */
export function lintCode(root: string): Finding[] {
  return runOxlint(root, ['--type-aware', '-c', '.oxlintrc.json']);
}

/**
 * Directions between projects by their Nx tags. The rule reads the cached project graph, so the graph is
 * rebuilt first.
 * @throws Error when Nx or oxlint itself fails.
 */
export function lintBoundaries(root: string): Finding[] {
  const graph = spawnSync(
    process.execPath,
    [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'],
    { cwd: root, encoding: 'utf8', env: environment() },
  );
  if (graph.status !== 0) throw new Error(`Nx cannot read the projects:\n${graph.stderr}`);
  return runOxlint(root, [
    '-c',
    'tools/build/lint/boundaries.oxlintrc.json',
    '--ignore-pattern',
    '**/dist/**',
  ]);
}

function runOxlint(root: string, args: readonly string[]): Finding[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), ...args, '-f', 'json', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: LARGE, env: environment() },
  );
  const report = parse(stdout);
  if (report === null || (status !== 0 && report.diagnostics.length === 0)) {
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
