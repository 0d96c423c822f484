import { seconds } from '../../shared/steps';
import { table } from '../../shared/table';

/** Result of the backup and restore drill. */
export interface BackupDrill {
  readonly records: number;
  readonly photos: number;
  readonly databaseBytes: number;
  readonly archiveBytes: number;
  readonly backupMs: number;
  readonly restoreMs: number;
  /** Number of successful payments and replaced photos during the backup. */
  readonly paidMeanwhile: number;
  readonly photosMeanwhile: number;
  /** Each check and its result. */
  readonly checks: readonly (readonly [what: string, isRight: boolean])[];
}

/** Recovery time objective of OPS-37. */
const RTO_MS = 15 * 60_000;

/** First the numbers, then each check with its result. */
export function describeBackupDrill(drill: BackupDrill): string {
  const { records, photos, databaseBytes, archiveBytes, backupMs, restoreMs, checks } = drill;
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  const perSecond = Math.round(records / (restoreMs / 1000));
  const numbers = table(
    ['number', 'value'],
    [
      ['records and photos', `${records} and ${photos}`],
      ['database file', megabytes(databaseBytes)],
      ['archive, sealed', megabytes(archiveBytes)],
      ['backup, read again', seconds(backupMs)],
      ['paid and photos changed meanwhile', `${drill.paidMeanwhile} and ${drill.photosMeanwhile}`],
      ['restore with all comparisons', seconds(restoreMs)],
      ['records restored in a second', String(perSecond)],
      ['records restored within the RTO of 15 min', String(perSecond * (RTO_MS / 1000))],
    ],
  );
  const lines = checks.map(([what, isRight]) => `${isRight ? 'yes' : 'NO '}  ${what}`);
  return `${numbers}\n\n${lines.join('\n')}\n`;
}
