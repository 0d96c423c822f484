import { styled } from '@mui/material/styles';
import type { PaymentNumberView, PaymentReceiver, PaymentRecord } from '@portal/contracts';
import { isMaskedValue, methodName } from '@portal/rules';
import { Surface, tabularNumbers, useFormats } from '@portal/ui';
import type { ReactNode } from 'react';
import { MaskedMark } from '../../shared/access/masked-mark';
import { shownTime } from '../../shared/time/zone-times';
import { texts } from './texts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '8px 16px',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th, & tbody th': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tr[data-differs] > td:last-of-type': {
    fontWeight: 600,
    color: theme.vars.palette.error.main,
  },
}));

interface Fact {
  readonly name: keyof typeof texts.facts;
  readonly expected: ReactNode;
  readonly received: ReactNode;
  readonly differs?: boolean;
}

/** What the order expected beside what arrived. Differences are marked. */
export function ComparedFacts({ payment }: { payment: PaymentRecord }) {
  const formats = useFormats();
  const { order, money, timeZone } = payment;
  const facts: Fact[] = [
    {
      name: 'amount',
      expected: order && formats.money(order.amount, 'BDT'),
      received: money && formats.money(money.amount, money.currency),
      differs: order !== null && money !== null && order.amount !== money.amount,
    },
    {
      name: 'method',
      expected: order && (order.method ? methodName(order.method) : texts.any),
      received: money && methodName(money.method),
      differs: Boolean(order?.method && money && order.method !== money.method),
    },
    {
      name: 'reference',
      expected: order && (
        <>
          {order.ref_code} {isMaskedValue(order.ref_code) && <MaskedMark />}
        </>
      ),
      received: money?.reference,
    },
    {
      name: 'trxId',
      expected: order?.submittedTrxId && texts.typed(order.submittedTrxId),
      received: money?.trxId ?? order?.trx_id,
    },
    { name: 'sender', expected: null, received: money?.sender },
    {
      name: 'receiver',
      expected: order?.payTo?.map(shownNumber).join(', '),
      received: money?.receiver && receiverText(money.receiver),
      differs: money?.receiver?.state === 'unknown',
    },
    {
      name: 'time',
      expected: order && texts.before(shownTime(order.expiresAt, timeZone)),
      received: money && shownTime(money.paidAt, timeZone),
      differs: order !== null && money !== null && money.paidAt >= order.expiresAt,
    },
    { name: 'reportedBy', expected: null, received: money?.reportedBy },
  ];
  return (
    <Surface>
      <Table aria-label={texts.compare}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.fact}</th>
            <th scope="col">{texts.columns.expected}</th>
            <th scope="col">{texts.columns.received}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, expected, received, differs = false }) => (
            <tr key={name} data-differs={differs || undefined}>
              <th scope="row">{texts.facts[name]}</th>
              <td>{expected || texts.none}</td>
              <td>{received || texts.none}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  );
}

const shownNumber = ({ method, number, kind }: PaymentNumberView): string =>
  `${methodName(method)} ${number} (${kind})`;

/** The number that received the money, and what it was then. */
const receiverText = ({ number, state }: PaymentReceiver): string =>
  [number ?? texts.hidden, texts.receivers[state]].filter(Boolean).join(' · ');
