import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/** What a manifest says it is. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/**
 * What Kubernetes' own types say against manifests: unknown fields, wrong types, missing ones. Each is
 * written down as a literal of its kind's interface and compiled; the schemas beside those types let
 * unknown fields pass, so they alone would not find a mistyped name.
 */
export function typeProblems(manifests: readonly Manifest[]): string[] {
  const text = manifests
    .map((manifest, index) => {
      const kind = `import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind}`;
      return `export const manifest${index}: ${kind} = ${JSON.stringify(manifest)};`;
    })
    .join('\n');
  const known = createRequire(__filename).resolve('kubernetes-models/package.json');
  const file = join(known, '../../manifests.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...more) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...more);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
