import type { ServedContractsResponse } from '@portal/contracts';

/** Timeout in ms: a slow service must not delay the page. */
const PATIENCE_MS = 1500;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/**
 * The contracts that the service still answers; null when it does not say, because it is not reachable or too
 * old for this call. Then the live version is used. A plain fetch, because the boot script uses it.
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
