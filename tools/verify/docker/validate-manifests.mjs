// Reads manifests as JSON from stdin. Prints the problems that Kubernetes' API would report, as JSON
// {schemas, types}. It is a separate program, because the package of schemas is ESM only and jest would
// transform the whole compiler.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The package that has a kind: Kubernetes' own, or that of the Prometheus Operator. */
const packageOf = (apiVersion) =>
  apiVersion.startsWith('monitoring.coreos.com/')
    ? `@kubernetes-models/prometheus-operator/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;

/** The problems that the JSON schema of each kind finds. */
async function schemaProblems(manifests) {
  const problems = [];
  for (const manifest of manifests) {
    const { apiVersion, kind, metadata } = manifest;
    try {
      const { [kind]: Kind } = await import(packageOf(apiVersion));
      new Kind(manifest).validate();
    } catch (error) {
      problems.push(`${kind} ${metadata?.name}: ${error.message}`);
    }
  }
  return problems;
}

/**
 * The type errors when each manifest is written as a literal of its interface. The schemas allow unknown
 * fields, so they alone would not find a mistyped name.
 */
function typeProblems(manifests) {
  const text = manifests
    .map((manifest, index) => {
      const kind = `import('${packageOf(manifest.apiVersion)}').I${manifest.kind}`;
      return `export const manifest${index}: ${kind} = ${JSON.stringify(manifest)};`;
    })
    .join('\n');
  // A path next to this program, so that the package is found. The file is never written.
  const file = fileURLToPath(new URL('manifests.ts', import.meta.url));
  const options = {
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
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const manifests = JSON.parse(readFileSync(0, 'utf8'));
const found = { schemas: await schemaProblems(manifests), types: typeProblems(manifests) };
process.stdout.write(JSON.stringify(found));
