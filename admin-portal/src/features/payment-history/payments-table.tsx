import { styled } from '@mui/material/styles';
import type { AdminPaymentView, TimeSort } from '@portal/contracts';
import { methodName } from '@portal/rules';
import { Link } from '@portal/router';
import type { Formats } from '@portal/ui';
import { paths } from '../../paths';
import { cardTable, whereCards } from '../../shared/lists/card-table';
import { type Column, columnsOf } from '../../shared/lists/columns';
import { DataTable } from '../../shared/lists/data-table';
import type { Sorting } from '../../shared/lists/sort-button';
import { listedName } from '../../shared/users/user-text';
import { PaymentDetails } from './payment-details';
import { PAYMENT_FILE } from './payments-file';
import { PaymentStatusBadge } from '../../shared/payments/status-badge';
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
    overflowWrap: 'anywhere',
  },
  '& td[data-column="date"] > time': { display: 'block' },
  [whereCards(BELOW)]: { '& td[data-column="date"]': { gridColumn: '1 / -1' } },
  [PHONE]: { '& td[data-column="details"]': { gridColumn: '1 / -1' } },
}));

/** The columns of the table. */
export const paymentColumns = (formats: Formats): readonly Column<AdminPaymentView, TimeSort>[] =>
  columnsOf(
    texts.columns,
    {
      user: ({ userId, userInfo }) => (
        <>
          <Link to={paths.manage(userId)}>{listedName({ userId, ...userInfo })}</Link>
          <small>{formats.digits(userId)}</small>
        </>
      ),
      status: ({ status, isLate }) => (
        <>
          <PaymentStatusBadge status={status} />
          {isLate && <small>{texts.late}</small>}
        </>
      ),
      amount: ({ received_amount: received, amount, planName, method }) => (
        <>
          {received === null ? texts.none : formats.money(received, null)} /{' '}
          {formats.money(amount, 'BDT')}
          <small>
            {planName}
            {method && ` · ${methodName(method)}`}
          </small>
        </>
      ),
      details: (payment) => <PaymentDetails payment={payment} />,
      date: ({ _id, createdAt, trx_id: trxId, ref_code: code }) => (
        <>
          <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
          <Link to={paths.payment(_id)} aria-label={texts.openOne(trxId ?? code)}>
            {texts.open}
          </Link>
        </>
      ),
    },
    PAYMENT_FILE,
  );

interface PaymentsTableProps {
  readonly payments: readonly AdminPaymentView[];
  /** The columns to show. */
  readonly columns: readonly Column<AdminPaymentView, TimeSort>[];
  readonly sorting: Sorting<TimeSort>;
}

/** Orders with their users, amounts and numbers. */
export function PaymentsTable({ payments, columns, sorting }: PaymentsTableProps) {
  return (
    <DataTable
      label={texts.title}
      table={Table}
      columns={columns}
      sorting={sorting}
      rows={payments}
      keyOf={({ _id }) => _id}
    />
  );
}
