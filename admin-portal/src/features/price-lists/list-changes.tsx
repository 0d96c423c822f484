import { styled } from '@mui/material/styles';
import type { PriceListView } from '@portal/contracts';
import { FIRST_PRICE_LIST } from '@portal/rules';
import { InlineHint, TOUCH, TOUCH_HEIGHT } from '@portal/ui';
import { useState } from 'react';
import { ChangeList } from './change-list';
import { predecessorOf } from './predecessor';
import { texts } from './texts';

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  '& > summary': {
    width: 'fit-content',
    borderRadius: 6,
    fontWeight: 500,
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
    [TOUCH]: { minHeight: TOUCH_HEIGHT, paddingBlock: 11 },
  },
  '& > summary + *': { marginTop: 8 },
}));

interface ListChangesProps {
  readonly list: PriceListView;
  readonly lists: readonly PriceListView[];
  readonly isOpen?: boolean;
}

/** What a price list changed, behind its name. Nothing for the list that the service started with. */
export function ListChanges({ list, lists, isOpen: isOpenAtFirst = false }: ListChangesProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (list.number === FIRST_PRICE_LIST) return null;
  const before = predecessorOf(list, lists);
  return (
    <Details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.changes.title}</summary>
      {isOpen &&
        (before ? (
          <ChangeList
            label={texts.changes.of(list.number)}
            before={before.plans}
            after={list.plans}
          />
        ) : (
          <InlineHint>{texts.changes.tooOld}</InlineHint>
        ))}
    </Details>
  );
}
