import { describeDrill, isDrillPassed } from '../drill/describe-drill';
import type { Proof } from './proof';

/** What no run of this proof can show. */
const NEVER_SHOWN = [
  'MongoDB itself: key file, accounts, health.js and its shell (the embedded engine stands in, without login)',
  'base images of a registry by digest (made here from the same Debian and Node versions)',
  'images for arm64, signatures, a registry, a Kubernetes API server',
];

/** True when every promise was kept. */
export const isProofPassed = ({ findings }: Proof): boolean => isDrillPassed(findings);

/** The table of promises, and what was not shown. */
export function describeProof({ findings, notShown }: Proof): string {
  const lines = [...NEVER_SHOWN, ...notShown].map((line) => `- ${line}`);
  return [describeDrill(findings), 'Not shown here:', ...lines, ''].join('\n');
}
