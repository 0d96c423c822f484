import { defineCall } from '../http/call';

/** The process runs; its dependencies are not checked (OPS-19). */
export interface LivenessResponse {
  status: 'alive';
}

/** The service can work. When it cannot, the answer is a 503 `service/unavailable`. */
export interface ReadinessResponse {
  status: 'ready';
  database: 'mongodb' | 'embedded';
}

/**
 * Collection that is there from a restore's first change to its last, so that nobody takes half for whole:
 * the restore makes it, the service is not ready as long as it holds something.
 */
export const RUNNING_RESTORES = 'restores';

/** For the supervisor that restarts a hung process. */
export const getLiveness = defineCall<void, LivenessResponse>()('GET', '/health/live');

/** For the load balancer. */
export const getReadiness = defineCall<void, ReadinessResponse>()('GET', '/health/ready');
