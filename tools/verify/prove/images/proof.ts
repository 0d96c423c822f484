import type { Browser } from '@playwright/test';
import { Problem } from '../../../shared/problem';
import { seconds, type Steps } from '../../../shared/steps';
import type { Finding } from '../drill/drill';
import type { Installation } from './installation';

/** What the proof showed, and what it could not. */
export interface Proof {
  readonly findings: readonly Finding[];
  /** Commands of documents that did not run here, with the reason. */
  readonly notShown: readonly string[];
}

/** What each part of the proof works with. */
export interface Proving {
  readonly installation: Installation;
  readonly browser: Browser;
  readonly steps: Steps;
  /** Password of the first administrator. */
  readonly password: string;
  /** Folder for files of the proof. */
  readonly folder: string;
  /** Commit of version n-1. */
  readonly previous: string;
}

/** A result as text. @throws Problem when the promise was not kept. */
type Measure = () => Promise<string>;

/** Runs the measures one after the other. A broken promise is a finding, and the next one is still measured. */
export async function prove(
  steps: Steps,
  promises: readonly (readonly [promise: string, measure: Measure])[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [promise, measure] of promises) {
    const began = performance.now();
    const finding = await steps
      .run(promise, measure)
      .then((measured) => ({
        measured: `${measured} (${seconds(performance.now() - began)})`,
        isKept: true,
      }))
      .catch((error: unknown) => {
        const text = error instanceof Error ? error.message : String(error);
        steps.warn(text);
        return { measured: text.split('\n').slice(-3).join(' ').slice(0, 200), isKept: false };
      });
    findings.push({ promise, ...finding });
  }
  return findings;
}

/** @throws Problem with the text when the condition does not hold. */
export function must(condition: boolean, text: string): void {
  if (!condition) throw new Problem(text);
}

/** @throws Problem when the work succeeds. @returns its refusal. */
export async function refused(work: Promise<unknown>, expected: RegExp): Promise<string> {
  const text = await work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  must(text !== null && expected.test(text), `It was not refused: ${text ?? 'done'}`);
  return expected.exec(text ?? '')?.[0] ?? '';
}
