import { defineCall } from '../http/call';

/** Contract versions the running service still answers in full (`SERVED_CONTRACTS`). */
export interface ServedContractsResponse {
  contracts: number[];
}

/** Read on each page load; a portal of another contract is not started. */
export const getServedContracts = defineCall<void, ServedContractsResponse>()(
  'GET',
  '/api/contracts',
);
