import { InlineHint, Panel, StatusPill } from '@portal/ui';
import type { ReactNode } from 'react';
import { FoldedChanges } from './folded-changes';
import { UseVersion } from './use-version';
import { type PublishedVersion, VersionFacts, type VersionOrigin } from './version-facts';
import { VersionHead, VersionList } from './version-list';
import { versionTexts as texts } from './version-texts';

interface VersionHistoryProps<Version extends PublishedVersion> {
  readonly title: string;
  /** Where the version that the service starts with comes from. Default: the environment. */
  readonly origin?: VersionOrigin | undefined;
  /** Newest first; the first one is in effect. */
  readonly versions: readonly Version[];
  /** When they were read, epoch ms. */
  readonly now: number;
  /** Whether there are changes that another version would replace. */
  readonly isAsking: boolean;
  /** Takes a version as the changes of this page. Null for a role that may not. */
  readonly onUse: ((version: Version) => void) | null;
  /** What a version changed, as a list with an accessible name. */
  readonly changes: (label: string, before: Version, after: Version) => ReactNode;
}

/** The published versions. Going back is publishing an old one anew. */
export function VersionHistory<Version extends PublishedVersion>(
  props: VersionHistoryProps<Version>,
) {
  const { title, origin, versions, now, isAsking, onUse, changes } = props;
  return (
    <Panel title={title}>
      <VersionList aria-label={title}>
        {versions.map((version, place) => {
          const { number } = version;
          const before = versions[place + 1];
          return (
            <li key={number}>
              <VersionHead>
                <h3>{texts.version(number)}</h3>
                {place === 0 && <StatusPill tone="success">{texts.inEffect}</StatusPill>}
                {onUse && place > 0 && (
                  <UseVersion
                    text={texts.use}
                    label={texts.useOne(number)}
                    question={isAsking ? texts.ask : null}
                    onUse={() => onUse(version)}
                  />
                )}
              </VersionHead>
              <VersionFacts version={version} now={now} origin={origin} />
              {version.publishedAt !== null && (
                <FoldedChanges title={texts.changes}>
                  {() =>
                    before ? (
                      changes(texts.changesOf(number), before, version)
                    ) : (
                      <InlineHint>{texts.tooOld}</InlineHint>
                    )
                  }
                </FoldedChanges>
              )}
            </li>
          );
        })}
      </VersionList>
    </Panel>
  );
}
