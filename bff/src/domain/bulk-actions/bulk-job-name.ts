/** Name of the job that works on bulk actions. */
export const BULK_JOB = 'bulk-actions';
