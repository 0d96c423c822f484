import { defineCall } from '../http/call';

/** Contract versions that the running service still answers (`SERVED_CONTRACTS`). */
export interface ServedContractsResponse {
  contracts: number[];
}

/** Read on each page load; the shell does not start a portal with another contract. */
export const getServedContracts = defineCall<void, ServedContractsResponse>()(
  'GET',
  '/api/contracts',
);
