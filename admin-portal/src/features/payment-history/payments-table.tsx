import { styled } from '@mui/material/styles';
import type { AdminPaymentView } from '@portal/contracts';
import { Link } from '@portal/router';
import { hiddenStyle, Surface, tabularFigures, useFormats } from '@portal/ui';
import { paths } from '../../paths';
import { listedName } from '../../shared/users/user-words';
import { PaymentDetails } from './payment-details';
import { PaymentStatusBadge } from './status-badge';
import { texts } from './texts';

/** Where five columns do not fit. */
const NARROW = '@media (max-width: 1023.95px)';
/** Where two columns have no room for a transaction id. */
const PHONE = '@media (max-width: 599.95px)';

// Below 1024 px each row becomes a card of its own; the cells say what they are.
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
  '& td': { padding: '10px 16px', ...tabularFigures },
  '& td small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& td > a': {
    display: 'inline-block',
    paddingBlock: 4,
    fontWeight: 500,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 3,
    overflowWrap: 'anywhere',
  },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [NARROW]: {
    '&, & tbody': { display: 'block' },
    '& thead': hiddenStyle,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '10px 12px',
      padding: 16,
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& td': { padding: 0 },
    '& td:last-of-type': { gridColumn: '1 / -1' },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      marginBottom: 2,
      ...theme.typography.caption,
      color: theme.vars.palette.text.secondary,
    },
  },
  [PHONE]: { '& td:nth-of-type(4)': { gridColumn: '1 / -1' } },
}));

const { columns } = texts;

/** Orders with their users, money and numbers (spec admin.md §2). */
export function PaymentsTable({ payments }: { payments: readonly AdminPaymentView[] }) {
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
          {payments.map((payment) => {
            const { userId, userInfo, received_amount: received, method } = payment;
            const paid = received === null ? texts.none : formats.money(received, null);
            return (
              <tr key={payment._id}>
                <td data-label={columns.user}>
                  <Link to={paths.manage(userId)}>{listedName({ userId, ...userInfo })}</Link>
                  <small>{formats.digits(userId)}</small>
                </td>
                <td data-label={columns.status}>
                  <PaymentStatusBadge status={payment.status} />
                  {payment.isLate && <small>{texts.late}</small>}
                </td>
                <td data-label={columns.amount}>
                  {paid} / {formats.money(payment.amount, 'BDT')}
                  <small>
                    {payment.planName}
                    {method && ` · ${texts.methods[method]}`}
                  </small>
                </td>
                <td data-label={columns.details}>
                  <PaymentDetails payment={payment} />
                </td>
                <td data-label={columns.date}>
                  <time dateTime={payment.createdAt}>{formats.dateTime(payment.createdAt)}</time>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Surface>
  );
}
