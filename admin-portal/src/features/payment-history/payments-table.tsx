import { styled } from '@mui/material/styles';
import type { AdminPaymentView } from '@portal/contracts';
import { Link } from '@portal/router';
import { Surface, useFormats } from '@portal/ui';
import { paths } from '../../paths';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { listedName } from '../../shared/users/user-text';
import { PaymentDetails } from './payment-details';
import { PaymentStatusBadge } from './status-badge';
import { texts } from './texts';

/** Window width in px below which five columns do not fit. */
const BELOW = 1024;
/** Screens on which a transaction id does not fit in two columns. */
const PHONE = '@media (max-width: 599.95px)';

const Table = styled(cardTable({ below: BELOW }))(({ theme }) => ({
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
  [whereCards(BELOW)]: { '& td:last-of-type': { gridColumn: '1 / -1' } },
  [PHONE]: { '& td:nth-of-type(4)': { gridColumn: '1 / -1' } },
}));

const { columns } = texts;

/** Orders with their users, amounts and numbers. */
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
