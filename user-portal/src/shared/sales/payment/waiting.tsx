import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { RefreshIcon, useErrorText } from '@portal/dashboard';
import { useTexts } from '../texts/use-texts';
import type { OrderWatch } from './use-order-watch';

const breathe = keyframes`50% { opacity: 0.35; transform: scale(0.8) }`;

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.action.hover,
  '& > div': { flex: '1 1 200px' },
  '& p': { margin: 0 },
  '& p:first-of-type': { fontWeight: 500 },
  '& p + p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Dot = styled('i')(({ theme }) => ({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 5,
  backgroundColor: theme.vars.palette.success.main,
  animation: `${breathe} 2.4s ease-in-out infinite`,
}));

/** Shows that the page waits for the payment; after an error, that it stopped, with a button to continue. */
export function Waiting({ watch }: { watch: OrderWatch }) {
  const { payment } = useTexts();
  const errorText = useErrorText();
  const { error, isAsking, ask } = watch;
  if (error) {
    return (
      <Line role="alert">
        <div>
          <p>{errorText(error, payment.checkFailed)}</p>
          <p>{payment.orderStays}</p>
        </div>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<RefreshIcon turning={isAsking} />}
          aria-busy={isAsking}
          onClick={ask}
        >
          {payment.checkAgain}
        </Button>
      </Line>
    );
  }
  return (
    <Line role="status">
      <Dot />
      <div>
        <p>{payment.waiting}</p>
        <p>{payment.waitingHint}</p>
      </div>
    </Line>
  );
}
