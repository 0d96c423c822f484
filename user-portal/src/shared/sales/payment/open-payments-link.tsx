import Button from '@mui/material/Button';
import { Link } from '@portal/router';
import { paths } from '../../../paths';
import { useTexts } from '../texts/use-texts';

/** Link to the open payments, where each can be continued. */
export function OpenPaymentsLink({ onClick }: { onClick: () => void }) {
  const { payment } = useTexts();
  return (
    <Button
      variant="outlined"
      color="inherit"
      component={Link}
      to={paths.dashboard}
      onClick={onClick}
      sx={{ justifySelf: 'start' }}
    >
      {payment.openPayments}
    </Button>
  );
}
