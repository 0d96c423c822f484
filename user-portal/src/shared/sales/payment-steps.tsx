import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useBrand } from '@portal/dashboard';
import { useTexts } from './texts/use-texts';

const How = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.h3, margin: '0 0 8px' },
  '& ol': { ...theme.typography.body2, margin: 0, paddingInlineStart: 20 },
  '& ol:lang(bn)': { listStyleType: 'bengali' },
  '& li + li': { marginTop: 6 },
}));

const Soon = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: 0 },
}));

/** How a plan is paid. Says so honestly while orders cannot be made yet. */
export function PaymentSteps() {
  const { payment } = useTexts();
  const { brand } = useBrand();
  const support = brand.supportContactUrl ?? brand.supportBotUrl;
  return (
    <>
      <How>
        <h3>{payment.how}</h3>
        <ol>
          <li>{payment.steps.method}</li>
          <li>{payment.steps.code}</li>
          <li>{payment.steps.send}</li>
        </ol>
      </How>
      <Soon>
        <p>{payment.soon}</p>
        {support && (
          <Button
            variant="outlined"
            color="inherit"
            href={support}
            target="_blank"
            rel="noopener noreferrer"
          >
            {payment.support}
          </Button>
        )}
      </Soon>
    </>
  );
}
