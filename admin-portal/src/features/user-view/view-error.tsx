import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { PageHeader, Surface } from '@portal/ui';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { paths } from '../../paths';
import { texts } from './texts';

const Card = styled(Surface)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '48px 16px',
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.text.disabled },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
}));

/** Replaces a dashboard that cannot be shown: the reason and a link back. */
export function ViewError({ message }: { message: string }) {
  return (
    <>
      <PageHeader title={texts.errorTitle} />
      <Card>
        <CircleAlert size={28} aria-hidden />
        <p role="alert">{message}</p>
        <Button component={Link} to={paths.dashboard} variant="contained">
          {texts.backToDashboard}
        </Button>
      </Card>
    </>
  );
}
