import type { MethodListView } from '@portal/contracts';
import { FIRST_METHOD_LIST } from '@portal/rules';
import { InlineHint, Panel, StatusPill } from '@portal/ui';
import { FoldedChanges } from '../../shared/versions/folded-changes';
import { UseVersion } from '../../shared/versions/use-version';
import { VersionFacts } from '../../shared/versions/version-facts';
import { VersionHead, VersionList } from '../../shared/versions/version-list';
import { MethodChanges } from './method-changes';
import { texts } from './texts';

interface HistoryPanelProps {
  /** Newest first; the first one is in effect. */
  readonly lists: readonly MethodListView[];
  readonly now: number;
  /** Whether there are changes that another version would replace. */
  readonly isAsking: boolean;
  /** Takes a version as the changes of this page. Null for a role that may not. */
  readonly onUse: ((list: MethodListView) => void) | null;
}

/** The published method lists. Going back is publishing an old one anew. */
export function HistoryPanel({ lists, now, isAsking, onUse }: HistoryPanelProps) {
  return (
    <Panel title={texts.history}>
      <VersionList aria-label={texts.history}>
        {lists.map((list, place) => (
          <li key={list.number}>
            <VersionHead>
              <h3>{texts.list(list.number)}</h3>
              {place === 0 && <StatusPill tone="success">{texts.inEffect}</StatusPill>}
              {onUse && place > 0 && (
                <UseVersion
                  text={texts.use}
                  label={texts.useOne(list.number)}
                  question={isAsking ? texts.ask : null}
                  onUse={() => onUse(list)}
                />
              )}
            </VersionHead>
            <VersionFacts version={list} now={now} />
            <ListChanges list={list} before={lists[place + 1]} />
          </li>
        ))}
      </VersionList>
    </Panel>
  );
}

interface ListChangesProps {
  readonly list: MethodListView;
  readonly before: MethodListView | undefined;
}

/** What a list changed. Nothing for the one that the service started with. */
function ListChanges({ list, before }: ListChangesProps) {
  if (list.number === FIRST_METHOD_LIST) return null;
  return (
    <FoldedChanges title={texts.changes}>
      {() =>
        before ? (
          <MethodChanges
            label={texts.changesOf(list.number)}
            before={before.methods}
            after={list.methods}
          />
        ) : (
          <InlineHint>{texts.tooOld}</InlineHint>
        )
      }
    </FoldedChanges>
  );
}
