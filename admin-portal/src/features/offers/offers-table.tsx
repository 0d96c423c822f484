import { styled } from '@mui/material/styles';
import type { ActiveOfferView } from '@portal/contracts';
import { Surface, useFormats } from '@portal/ui';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { UserIdentity } from '../../shared/users/user-identity';
import { RemoveOffer } from './remove-offer';
import { texts } from './texts';

/** Window width in px below which four columns do not fit. */
const BELOW = 720;

const Table = styled(cardTable({ below: BELOW, cardColumns: 'minmax(0, 1fr)' }))({
  '& td': { verticalAlign: 'top' },
  '& td:nth-of-type(2)': { width: '50%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  [whereCards(BELOW)]: { '& td:nth-of-type(2)': { width: 'auto' } },
});

const End = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
}));

const { columns } = texts;

interface OffersTableProps {
  readonly offers: readonly ActiveOfferView[];
  /** Whether the role may remove offers. */
  readonly mayRemove: boolean;
}

/** Open offers with their users. Messages are shown as plain text. */
export function OffersTable({ offers, mayRemove }: OffersTableProps) {
  const formats = useFormats();
  return (
    <Surface>
      <Table aria-label={texts.title}>
        <thead>
          <tr>
            {Object.values(columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer._id}>
              <td data-label={columns.user}>
                <UserIdentity user={offer} />
              </td>
              <td data-label={columns.message}>
                {offer.message}
                {offer.expiresAt !== null && (
                  <End>{texts.ends(formats.dateTime(offer.expiresAt))}</End>
                )}
              </td>
              <td data-label={columns.sentAt}>
                <time dateTime={offer.createdAt}>{formats.dateTime(offer.createdAt)}</time>
              </td>
              <td data-label={columns.actions}>{mayRemove && <RemoveOffer offer={offer} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  );
}
