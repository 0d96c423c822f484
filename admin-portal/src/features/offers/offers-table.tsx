import { styled } from '@mui/material/styles';
import type { ActiveOfferView } from '@portal/contracts';
import { hiddenStyle, Surface, tabularFigures, useFormats } from '@portal/ui';
import { UserIdentity } from '../../shared/users/user-identity';
import { RemoveOffer } from './remove-offer';
import { texts } from './texts';

/** Where four columns do not fit. */
const NARROW = '@media (max-width: 719.95px)';

// Below 720 px each row becomes a card of its own; the cells say what they are.
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    padding: '12px 16px',
    textAlign: 'start',
    fontWeight: 550,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& td': { padding: '10px 16px', verticalAlign: 'top', ...tabularFigures },
  '& td:nth-of-type(2)': { width: '50%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [NARROW]: {
    '&, & tbody': { display: 'block' },
    '& thead': hiddenStyle,
    '& tbody tr': { display: 'grid', gap: 12, padding: 16 },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& td, & td:nth-of-type(2)': { width: 'auto', padding: 0 },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      marginBottom: 2,
      ...theme.typography.caption,
      color: theme.vars.palette.text.secondary,
    },
  },
}));

const End = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
}));

const { columns } = texts;

interface OffersTableProps {
  readonly offers: readonly ActiveOfferView[];
  /** Whether the role may take offers back. */
  readonly mayRemove: boolean;
}

/** Open offers with who has them (spec admin.md §2); messages are text, whatever is in them. */
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
