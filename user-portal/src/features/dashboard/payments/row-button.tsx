import Button, { type ButtonProps } from '@mui/material/Button';

type RowButtonProps = ButtonProps<'button'> & Pick<ButtonProps<'a'>, 'href' | 'target' | 'rel'>;

/** Action of a row: a small button, or a link with the same look. */
export function RowButton(props: RowButtonProps) {
  return <Button variant="outlined" color="inherit" size="small" {...props} />;
}
