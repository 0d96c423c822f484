// Reads manifests as JSON from its input and prints what the JSON schemas of Kubernetes' API say against
// each. A program of its own, because the package of schemas is for ES modules only.
import { readFileSync } from 'node:fs';

const problems = [];
for (const manifest of JSON.parse(readFileSync(0, 'utf8'))) {
  const { apiVersion, kind, metadata } = manifest;
  try {
    const { [kind]: Kind } = await import(`kubernetes-models/${apiVersion}`);
    new Kind(manifest).validate();
  } catch (error) {
    problems.push(`${kind} ${metadata?.name}: ${error.message}`);
  }
}
process.stdout.write(JSON.stringify(problems));
