import { IS_DEVELOPMENT } from '../is-development';

/** A file of a release is not what its hash says, or has none: the version must not be run. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** By its name: the boot script is compiled on its own and has another class of that name. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && error.name === 'DamagedFile';

/** A file of a release is not there any more. */
export class LostFile extends Error {
  override readonly name = 'LostFile';
}

const GONE = new Set([404, 410]);

/** How a file is asked for. */
export interface CheckedFetch {
  readonly signal?: AbortSignal;
  readonly cache?: RequestCache;
}

function assertOk(url: string, { ok, status }: Response): void {
  if (GONE.has(status)) throw new LostFile(`${url} answered ${status}`);
  if (!ok) throw new Error(`${url} answered ${status}`);
}

/** A browser holds the body of a refusal against the hash too, and then tells no status. */
async function assertServed(url: string, signal: AbortSignal | undefined): Promise<void> {
  const how = { method: 'HEAD', cache: 'no-store', signal: signal ?? null } as const;
  const response = await fetch(url, how).catch(() => null);
  if (response) assertOk(url, response);
}

/**
 * Fetches a file against its hash; without one it is refused (OPS-13). Afterwards it lies in the
 * HTTP cache, from where an import takes it.
 * @throws DamagedFile; also when the connection broke, which a browser tells no different.
 * @throws LostFile when the server says that it is gone; Error for its other refusals.
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
    // A damaged answer is kept for a year like a good one: past the cache, once, before giving up.
    return await ask('reload').catch(async (cause: unknown) => {
      if (!isBroken(cause)) throw cause;
      await assertServed(url, signal);
      throw new DamagedFile(`${url} is damaged`, { cause });
    });
  }
}
