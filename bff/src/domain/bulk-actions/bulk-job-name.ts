/** Name of the job that processes bulk actions. */
export const BULK_JOB = 'bulk-actions';
