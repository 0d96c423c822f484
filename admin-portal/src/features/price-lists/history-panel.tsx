import type { PriceListsResponse, PriceListView } from '@portal/contracts';
import { Panel, StatusPill } from '@portal/ui';
import { UseVersion } from '../../shared/versions/use-version';
import { VersionHead, VersionList } from '../../shared/versions/version-list';
import { ListChanges } from './list-changes';
import { ListFacts } from './list-facts';
import { texts } from './texts';

const historyTexts = texts.history;

interface HistoryPanelProps {
  readonly data: PriceListsResponse;
  readonly now: number;
  /** Makes a list the draft. Null for a role that may not. */
  readonly onUse: ((list: PriceListView) => void) | null;
}

/** The published price lists, newest first. Going back is publishing an old one anew. */
export function HistoryPanel({ data, now, onUse }: HistoryPanelProps) {
  const { lists, current, waiting } = data;
  return (
    <Panel title={historyTexts.title}>
      <VersionList aria-label={historyTexts.title}>
        {lists.map((list) => (
          <li key={list.number}>
            <VersionHead>
              <h3>{texts.list(list.number)}</h3>
              {list.number === current && (
                <StatusPill tone="success">{historyTexts.states.current}</StatusPill>
              )}
              {list.number === waiting && (
                <StatusPill tone="info">{historyTexts.states.waiting}</StatusPill>
              )}
              {list.cancelledAt !== null && (
                <StatusPill tone="quiet">{historyTexts.states.cancelled}</StatusPill>
              )}
              {onUse && (
                <UseVersion
                  text={historyTexts.use}
                  label={historyTexts.useOne(list.number)}
                  question={
                    data.draft && {
                      ...historyTexts.ask,
                      text: historyTexts.ask.text(data.draft.author),
                    }
                  }
                  onUse={() => onUse(list)}
                />
              )}
            </VersionHead>
            <ListFacts list={list} now={now} />
            <ListChanges list={list} lists={lists} />
          </li>
        ))}
      </VersionList>
    </Panel>
  );
}
