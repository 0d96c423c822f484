import { styled } from '@mui/material/styles';
import { PAYMENT_STATUSES } from '@portal/rules';
import { texts } from './texts';

const Badge = styled('span')<{ 'data-status': string }>(({ theme, 'data-status': status }) => {
  const { palette } = theme.vars;
  const colours: Readonly<Record<string, string>> = {
    completed: palette.success.main,
    pending: palette.info.main,
    failed_amount_mismatch: palette.error.main,
  };
  const colour = colours[status] ?? palette.text.secondary;
  return {
    ...theme.typography.caption,
    padding: '2px 8px',
    borderRadius: 6,
    fontWeight: 550,
    whiteSpace: 'nowrap',
    color: colour,
    backgroundColor: `color-mix(in srgb, ${colour} 10%, transparent)`,
  };
});

/** The status of an order. 'Unknown' for a status that this version does not know. */
export function PaymentStatusBadge({ status }: { status: string }) {
  const known = PAYMENT_STATUSES.find((one) => one === status);
  return <Badge data-status={status}>{known ? texts.statuses[known] : texts.unknown}</Badge>;
}
