import type { BrowserContext } from '@playwright/test';

/**
 * Records the violations of the content security policy, on every page of a context, from its first script
 * on.
 * @returns the list; it grows while pages run.
 */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const stopped: string[] = [];
  await context.exposeBinding('notePolicyViolation', (_source, text: string) => {
    stopped.push(text);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { notePolicyViolation } = window as unknown as Record<string, (text: string) => void>;
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      notePolicyViolation?.(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  return stopped;
}
