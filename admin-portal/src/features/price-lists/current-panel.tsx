import { styled } from '@mui/material/styles';
import type { PriceListView } from '@portal/contracts';
import { Panel, StatusPill } from '@portal/ui';
import { ListFacts } from './list-facts';
import { PlanTable } from './plan-table';
import { texts } from './texts';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

interface CurrentPanelProps {
  readonly list: PriceListView;
  /** When the lists were read, epoch ms. */
  readonly now: number;
  /** Whether its plans are folded, because the draft shows most of them. */
  readonly isFolded: boolean;
}

/** The price list in effect. */
export function CurrentPanel({ list, now, isFolded }: CurrentPanelProps) {
  const content = (
    <Stack>
      <ListFacts list={list} now={now} />
      <PlanTable label={texts.list(list.number)} plans={list.plans} />
    </Stack>
  );
  const state = <StatusPill tone="success">{texts.current.title}</StatusPill>;
  const title = texts.list(list.number);
  return isFolded ? (
    <Panel title={title} action={state} fold={{ id: 'in-effect', isTarget: false }}>
      {content}
    </Panel>
  ) : (
    <Panel title={title} action={state}>
      {content}
    </Panel>
  );
}
