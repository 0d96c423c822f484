import { defineCall } from '../http/call';

/** Contract versions that the running service still answers (`SERVED_CONTRACTS`). */
export interface ServedContractsResponse {
  contracts: number[];
}

/**
 * Lists the versions of this contract that the service answers. The shell reads it on each page load, and
 * does not start a portal with another contract.
 */
export const getServedContracts = defineCall<void, ServedContractsResponse>()(
  'GET',
  '/api/contracts',
);
