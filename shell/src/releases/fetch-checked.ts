import { IS_DEVELOPMENT } from '../is-development';

/** A file of a release does not match its hash, or has no hash: the version must not run. */
class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** Compares the name: the boot script is compiled separately and has its own class DamagedFile. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && error.name === 'DamagedFile';

/** A file of a release does not exist on the server any more. */
export class LostFile extends Error {
  override readonly name = 'LostFile';
}

const GONE = new Set([404, 410]);

/** Options of fetchChecked. */
export interface CheckedFetch {
  readonly signal?: AbortSignal;
  readonly cache?: RequestCache;
}

function assertOk(url: string, { ok, status }: Response): void {
  if (GONE.has(status)) throw new LostFile(`${url} answered ${status}`);
  if (!ok) throw new Error(`${url} answered ${status}`);
}

/**
 * Throws if the server refuses the file. A browser checks the hash of a refusal's body too, and then hides
 * its status. So the status needs a request without a hash.
 */
async function assertServed(url: string, signal: AbortSignal | undefined): Promise<void> {
  const how = { method: 'HEAD', cache: 'no-store', signal: signal ?? null } as const;
  const response = await fetch(url, how).catch(() => null);
  if (response) assertOk(url, response);
}

/**
 * Fetches a file and checks it against its hash; a file without a hash is refused (OPS-13). Afterwards the
 * file is in the HTTP cache, from which an import reads it.
 * @throws DamagedFile; also when the connection broke, because a browser reports both in the same way.
 * @throws LostFile when the server answers that the file is gone; Error for its other refusals.
 */
export async function fetchChecked(
  url: string,
  integrity: string | undefined,
  { signal, cache = 'default' }: CheckedFetch = {},
): Promise<ArrayBuffer> {
  if (!integrity && !IS_DEVELOPMENT) throw new DamagedFile(`${url} has no integrity hash`);
  const ask = async (how: RequestCache): Promise<ArrayBuffer> => {
    const response = await fetch(url, {
      integrity: integrity ?? '',
      signal: signal ?? null,
      cache: how,
    });
    assertOk(url, response);
    return response.arrayBuffer();
  };
  const isBroken = (error: unknown): boolean => error instanceof TypeError && !signal?.aborted;
  try {
    return await ask(cache);
  } catch (error) {
    if (!isBroken(error)) throw error;
    // A damaged answer is cached for a year like a correct one. So bypass the cache once before giving up.
    return await ask('reload').catch(async (cause: unknown) => {
      if (!isBroken(cause)) throw cause;
      await assertServed(url, signal);
      throw new DamagedFile(`${url} is damaged`, { cause });
    });
  }
}
