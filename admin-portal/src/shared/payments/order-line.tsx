import { styled } from '@mui/material/styles';
import type { InboxOrder } from '@portal/contracts';
import { Link } from '@portal/router';
import { tabularNumbers, useFormats } from '@portal/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { whoOf } from './decision-text';
import { texts } from './texts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

interface OrderLineProps {
  readonly order: InboxOrder;
  /** Why the order is shown. Null when that is obvious. */
  readonly cause: string | null;
  readonly children?: ReactNode;
}

/** An order and its user, with a link to the User Manager. */
export function OrderLine({ order, cause, children }: OrderLineProps) {
  const formats = useFormats();
  const { ref_code: code, userId, planName, amount, createdAt } = order;
  return (
    <Line>
      <div>
        <Link to={paths.manage(userId)}>{whoOf(order)}</Link>
        {` · ${code} · ${texts.orderLine(planName, formats.money(amount, 'BDT'))}`}
        <small>
          {cause !== null && `${cause} · `}
          {texts.facts.made} {formats.dateTime(createdAt)}
        </small>
      </div>
      {children}
    </Line>
  );
}
