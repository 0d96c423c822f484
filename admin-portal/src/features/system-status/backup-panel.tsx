import type { LastBackupView } from '@portal/contracts';
import { InlineHint, Panel, StatusPill, useFormats } from '@portal/ui';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { Facts } from './facts';
import { texts as allTexts } from './texts';

const texts = allTexts.backup;

const UNITS = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** A size in its largest unit: '4.2 MB'. */
function sizeOf(bytes: number): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? (['byte', 1] as const);
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / size);
}

interface BackupPanelProps {
  /** Null: there is none. */
  readonly backup: LastBackupView | null;
  readonly isAway: boolean;
  /** When the data was read, in epoch ms. */
  readonly now: number;
}

/** The last good backup: its moment, its age and its size. */
export function BackupPanel({ backup, isAway, now }: BackupPanelProps) {
  return (
    <Panel title={texts.title}>
      {isAway ? (
        <InlineHint>{allTexts.away}</InlineHint>
      ) : backup ? (
        <Backup {...backup} now={now} />
      ) : (
        <>
          <StatusPill tone="warning">{texts.none}</StatusPill>
          <InlineHint>{texts.noneHint}</InlineHint>
        </>
      )}
    </Panel>
  );
}

function Backup({ takenAt, bytes, isOld, now }: LastBackupView & { now: number }) {
  const formats = useFormats();
  const tone = isOld ? 'warning' : 'success';
  const age = (
    <>
      <StatusPill tone={tone}>{isOld ? texts.old : texts.recent}</StatusPill>
      <ExactTime at={takenAt} now={now} />
    </>
  );
  return (
    <Facts
      label={texts.title}
      facts={[
        { key: 'age', name: formats.dateTime(takenAt), value: age },
        { key: 'size', name: texts.size, value: bytes === null ? texts.unknown : sizeOf(bytes) },
      ]}
    />
  );
}
