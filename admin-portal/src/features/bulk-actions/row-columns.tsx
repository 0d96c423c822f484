import { styled } from '@mui/material/styles';
import type { BulkActionKind, BulkRowView, BulkUserState } from '@portal/contracts';
import { isUnlimited } from '@portal/rules';
import { english } from '@portal/ui';
import { texts as actions } from '../../shared/actions/texts';
import { texts } from './texts';

const Change = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '& > b': { fontWeight: 550, color: theme.vars.palette.text.primary },
}));

/** A column with a user's value before and after. */
export interface ChangeColumn {
  readonly label: string;
  readonly say: (state: BulkUserState) => string;
}

const days: ChangeColumn = {
  label: texts.rows.days,
  say: (state) => english.count(state.days),
};

const videos: ChangeColumn = {
  label: texts.rows.videos,
  say: (state) => (isUnlimited(state.videos) ? actions.unlimited : english.count(state.videos)),
};

const account: ChangeColumn = {
  label: texts.rows.account,
  say: (state) => (state.isFrozen ? texts.rows.frozen : texts.rows.active),
};

/** What each kind of bulk action can change. */
export const CHANGE_COLUMNS: Readonly<Record<BulkActionKind, readonly ChangeColumn[]>> = {
  add: [days, videos],
  cut: [days, videos],
  set: [days, videos],
  freeze: [account],
  unfreeze: [account],
  offer: [],
};

interface BeforeAfterProps {
  readonly row: BulkRowView;
  readonly column: ChangeColumn;
}

/** '10 → 17', or one value when nothing changes. */
export function BeforeAfter({ row, column }: BeforeAfterProps) {
  const [before, after] = [column.say(row.before), column.say(row.after)];
  return (
    <Change>
      {before !== after && `${before} → `}
      {before === after ? after : <b>{after}</b>}
    </Change>
  );
}
