import { styled } from '@mui/material/styles';
import type { ActiveOfferView, TimeSort } from '@portal/contracts';
import type { Formats } from '@portal/ui';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { type Column, columnsOf } from '../../shared/lists/columns';
import { DataTable } from '../../shared/lists/data-table';
import type { Sorting } from '../../shared/lists/sort-button';
import { UserIdentity } from '../../shared/users/user-identity';
import { OFFER_FILE } from './offers-file';
import { RemoveOffer } from './remove-offer';
import { texts } from './texts';

/** Window width in px below which four columns do not fit. */
const BELOW = 720;

const Table = styled(cardTable({ below: BELOW, cardColumns: 'minmax(0, 1fr)' }))({
  '& td': { verticalAlign: 'top' },
  // Name and id, day and time on a line each.
  '& td[data-column="user"]': { minWidth: 168, [whereCards(BELOW)]: { minWidth: 0 } },
  '& td[data-column="sentAt"]': { minWidth: 116 },
  '& td[data-column="message"]': {
    width: '40%',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    [whereCards(BELOW)]: { width: 'auto' },
  },
});

const End = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
}));

/** The columns of the table. `mayRemove`: the role may remove offers. */
export const offerColumns = (
  formats: Formats,
  mayRemove: boolean,
): readonly Column<ActiveOfferView, TimeSort>[] =>
  columnsOf(
    texts.columns,
    {
      user: (offer) => <UserIdentity user={offer} />,
      message: ({ message, expiresAt }) => (
        <>
          {message}
          {expiresAt !== null && <End>{texts.ends(formats.dateTime(expiresAt))}</End>}
        </>
      ),
      sentAt: ({ createdAt }) => <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>,
      actions: (offer) => mayRemove && <RemoveOffer offer={offer} />,
    },
    OFFER_FILE,
  );

interface OffersTableProps {
  readonly offers: readonly ActiveOfferView[];
  /** The columns to show. */
  readonly columns: readonly Column<ActiveOfferView, TimeSort>[];
  readonly sorting: Sorting<TimeSort>;
}

/** Open offers with their users. Messages are shown as plain text. */
export function OffersTable({ offers, columns, sorting }: OffersTableProps) {
  return (
    <DataTable
      label={texts.title}
      table={Table}
      columns={columns}
      sorting={sorting}
      rows={offers}
      keyOf={({ _id }) => _id}
    />
  );
}
