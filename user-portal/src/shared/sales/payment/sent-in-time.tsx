import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RefreshIcon, useErrorText } from '@portal/dashboard';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { ForgottenNote } from './forgotten-note';
import type { OpenOrder } from './open-order';
import type { OrderWatch } from './use-order-watch';

const Box = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginTop: 8,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > h4': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
  '& > button': { justifySelf: 'start' },
}));

interface SentInTimeProps {
  readonly order: OpenOrder;
  readonly watch: OrderWatch;
}

/** For a user who has already paid: money sent in time still counts when it is reported late (PAY-15). */
export function SentInTime({ order, watch }: SentInTimeProps) {
  const { payment } = useTexts();
  const errorText = useErrorText();
  const [hasAsked, setAsked] = useState(false);
  const { isAsking, error, ask } = watch;
  const answer = error ? errorText(error, payment.checkFailed) : payment.nothingYet;
  return (
    <Box>
      <h4>{payment.alreadySent}</h4>
      <p>{payment.alreadySentText}</p>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RefreshIcon turning={isAsking} />}
        aria-busy={isAsking}
        onClick={() => {
          setAsked(true);
          ask();
        }}
      >
        {payment.checkPayment}
      </Button>
      <p role="status">{hasAsked && !isAsking && answer}</p>
      <ForgottenNote order={order} onDecided={ask} />
    </Box>
  );
}
