import { defineCall } from '../http/call';

/** The process is running; its dependencies are not checked (OPS-19). */
export interface LivenessResponse {
  status: 'alive';
}

/** The service can answer requests. Otherwise the answer is a 503 `service/unavailable`. */
export interface ReadinessResponse {
  status: 'ready';
  database: 'mongodb' | 'embedded';
}

/**
 * Name of a collection that is not empty while a restore is running. A restore creates it before its first
 * change and removes it after the last one. Until then the service is not ready, so that nobody uses
 * half-restored data.
 */
export const RUNNING_RESTORES = 'restores';

/**
 * Tells the supervisor that the process is running. Dependencies are not checked. A process that does not
 * answer should be restarted.
 */
export const getLiveness = defineCall<void, LivenessResponse>()('GET', '/health/live');

/** Tells the load balancer whether this instance can answer requests. Otherwise the answer is 503. */
export const getReadiness = defineCall<void, ReadinessResponse>()('GET', '/health/ready');
