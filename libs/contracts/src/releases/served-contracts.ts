import { defineCall } from '../http/call';

/** Contract versions that the running service still answers (`SERVED_CONTRACTS`), and which build it is. */
export interface ServedContractsResponse {
  contracts: number[];
  /** Version of the service: that of its package and a hash of the build. */
  release: string;
  /** Commit of the build, with `-dirty` at its end when files differed from it; or `unknown`. */
  commit: string;
}

/**
 * Lists the versions of this contract that the service answers. The shell reads it on each page load, and
 * does not start a portal with another contract.
 */
export const getServedContracts = defineCall<void, ServedContractsResponse>()(
  'GET',
  '/api/contracts',
);
