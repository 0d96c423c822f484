import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PriceListsResponse, PriceListView } from '@portal/contracts';
import { ConfirmDialog, Panel, StatusPill } from '@portal/ui';
import { useState } from 'react';
import { ListChanges } from './list-changes';
import { ListFacts } from './list-facts';
import { texts } from './texts';

const historyTexts = texts.history;

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 6,
    paddingBlock: 14,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > :last-child:not(h3, span)': { marginInlineStart: 'auto' },
});

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
      <List aria-label={historyTexts.title}>
        {lists.map((list) => (
          <li key={list.number}>
            <Head>
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
              {onUse && <UseButton list={list} draft={data.draft} onUse={() => onUse(list)} />}
            </Head>
            <ListFacts list={list} now={now} />
            <ListChanges list={list} lists={lists} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

interface UseButtonProps {
  readonly list: PriceListView;
  readonly draft: PriceListsResponse['draft'];
  readonly onUse: () => void;
}

/** 'Use as draft'. It asks when there is a draft. */
function UseButton({ list, draft, onUse }: UseButtonProps) {
  const [asking, setAsking] = useState(false);
  const { ask } = historyTexts;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={historyTexts.useOne(list.number)}
        aria-haspopup={draft ? 'dialog' : undefined}
        onClick={() => (draft ? setAsking(true) : onUse())}
      >
        {historyTexts.use}
      </Button>
      <ConfirmDialog
        open={asking && draft !== null}
        title={ask.title}
        text={ask.text(draft?.author ?? '')}
        confirmLabel={ask.confirm}
        cancelLabel={ask.cancel}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onUse();
        }}
      />
    </>
  );
}
