import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** What became of the requests. */
interface Outcome {
  readonly answered: number;
  readonly failed: readonly string[];
}

/** 240 a minute: fewer than an address may send. */
const PAUSE_MS = 250;
const PATIENCE_MS = 15_000;

function ask(site: string): Promise<string | null> {
  return new Promise((resolve) => {
    const options = { rejectUnauthorized: false, timeout: PATIENCE_MS };
    const sent = request(new URL('/api/catalogue', site), options, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve(answer.statusCode === 200 ? null : String(answer.statusCode)),
      );
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer')));
    sent.once('error', (error) => resolve(error.message));
    sent.end();
  });
}

/** Asks for the plans, one request after the other, until the end. */
export function startRequests(site: string): { end(): Promise<Outcome> } {
  const ended = new AbortController();
  const failed: string[] = [];
  let answered = 0;
  const work = (async () => {
    while (!ended.signal.aborted) {
      const fault = await ask(site);
      answered += 1;
      if (fault !== null) failed.push(fault);
      await pause(PAUSE_MS);
    }
  })();
  return {
    async end() {
      ended.abort();
      await work;
      return { answered, failed };
    },
  };
}
