import Button, { type ButtonProps } from '@mui/material/Button';
import { supportUrl } from '@portal/contracts';
import { useBrand } from '@portal/dashboard';
import { useTexts } from '../texts/use-texts';

/** Link to support in a new tab; a text if no contact is configured. */
export function SupportLink({ variant = 'outlined' }: Pick<ButtonProps, 'variant'>) {
  const { payment } = useTexts();
  const { brand } = useBrand();
  const support = supportUrl(brand);
  if (!support) return <p>{payment.askSupport}</p>;
  return (
    <Button
      variant={variant}
      color={variant === 'contained' ? 'primary' : 'inherit'}
      href={support}
      target="_blank"
      rel="noopener noreferrer"
    >
      {payment.support}
    </Button>
  );
}
