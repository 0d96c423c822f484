import type { DetailsVersionView } from '@portal/contracts';
import { FIRST_DETAILS } from '@portal/rules';
import { InlineHint, Panel, StatusPill } from '@portal/ui';
import { FoldedChanges } from '../../shared/versions/folded-changes';
import { UseVersion } from '../../shared/versions/use-version';
import { VersionFacts } from '../../shared/versions/version-facts';
import { VersionHead, VersionList } from '../../shared/versions/version-list';
import { DetailChanges } from './detail-changes';
import { texts } from './texts';

interface HistoryPanelProps {
  /** Newest first. */
  readonly versions: readonly DetailsVersionView[];
  /** When they were read, epoch ms. */
  readonly now: number;
  /** Whether there are changes that another version would replace. */
  readonly isAsking: boolean;
  /** Takes a version as the changes of this page. Null for a role that may not. */
  readonly onUse: ((version: DetailsVersionView) => void) | null;
}

/** The published versions. Going back is publishing an old one anew. */
export function HistoryPanel({ versions, now, isAsking, onUse }: HistoryPanelProps) {
  return (
    <Panel title={texts.history}>
      <VersionList aria-label={texts.history}>
        {versions.map((version, place) => (
          <li key={version.number}>
            <VersionHead>
              <h3>{texts.version(version.number)}</h3>
              {place === 0 && <StatusPill tone="success">{texts.inEffect}</StatusPill>}
              {onUse && place > 0 && (
                <UseVersion
                  text={texts.use}
                  label={texts.useOne(version.number)}
                  question={isAsking ? texts.ask : null}
                  onUse={() => onUse(version)}
                />
              )}
            </VersionHead>
            <VersionFacts version={version} now={now} />
            {version.number !== FIRST_DETAILS && (
              <FoldedChanges title={texts.changes}>
                {() => <VersionChanges version={version} before={versions[place + 1]} />}
              </FoldedChanges>
            )}
          </li>
        ))}
      </VersionList>
    </Panel>
  );
}

interface VersionChangesProps {
  readonly version: DetailsVersionView;
  readonly before: DetailsVersionView | undefined;
}

function VersionChanges({ version, before }: VersionChangesProps) {
  if (!before) return <InlineHint>{texts.tooOld}</InlineHint>;
  return (
    <DetailChanges
      label={texts.changesOf(version.number)}
      before={before.details}
      after={version.details}
    />
  );
}
