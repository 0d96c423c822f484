import Button, { type ButtonProps } from '@mui/material/Button';

type RowButtonProps = ButtonProps<'button'> & Pick<ButtonProps<'a'>, 'href' | 'target' | 'rel'>;

/** What can be done about a row: a quiet, small button, or a link that looks like one. */
export function RowButton(props: RowButtonProps) {
  return <Button variant="outlined" color="inherit" size="small" {...props} />;
}
