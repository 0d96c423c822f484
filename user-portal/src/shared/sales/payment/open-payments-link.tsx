import Button from '@mui/material/Button';
import { Link } from '@portal/router';
import { paths } from '../../../paths';
import { useTexts } from '../texts/use-texts';

/** The way to the payments that are open, each of which can be gone on with there. */
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
