import type { ServedContractsResponse } from '@portal/contracts';

/** A service that does not answer so quickly must not hold up the page. */
const PATIENCE_MS = 1500;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/**
 * The contracts the service still answers; null when it does not say, as one that is away or older
 * than this question: then nothing speaks against the live version. A plain fetch, for the boot script.
 */
export async function fetchServedContracts(): Promise<readonly number[] | null> {
  try {
    const response = await fetch('/api/contracts', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return null;
    const { contracts } = (await response.json()) as Partial<ServedContractsResponse>;
    return isNumbers(contracts) ? contracts : null;
  } catch {
    return null;
  }
}
