import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ConfirmQuestion } from './confirm-dialog';

const Body = styled('div')(({ theme }) => ({
  padding: 24,
  '& h2': { ...theme.typography.h2, margin: '0 0 8px' },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

const More = styled('div')({ marginTop: 20 });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 24,
});

/** The content of the dialog. Loaded when it is first opened. */
export function ConfirmDialogContent(props: ConfirmQuestion) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Body>
        <h2 id={`${id}-title`}>{props.title}</h2>
        <p id={`${id}-text`}>{props.text}</p>
        {props.children !== undefined && <More>{props.children}</More>}
        <Actions>
          <Button variant="outlined" color="inherit" autoFocus onClick={props.onClose}>
            {props.cancelLabel}
          </Button>
          <Button
            variant="contained"
            color={props.dangerous ? 'error' : 'primary'}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </Actions>
      </Body>
    </Dialog>
  );
}
