/** Collection of one document: the last good backup. The backup program writes it, the service reads it. */
export const LAST_BACKUPS = 'last_backups';

/** `_id` of the document in LAST_BACKUPS. */
export const LAST_BACKUP_ID = 'last';
