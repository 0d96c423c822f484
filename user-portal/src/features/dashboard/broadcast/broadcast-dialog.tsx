import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { LinkedText } from '@portal/ui';
import { useId } from 'react';
import { useTexts } from '../texts/use-texts';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  padding: '24px 24px 8px',
}));

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  padding: '0 24px',
  overflowY: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -2 },
}));

const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: 24 });

interface BroadcastDialogProps {
  readonly text: string;
  readonly onAcknowledge: () => void;
  readonly onClose: () => void;
}

/** Dialog 'A Broadcast Message'. Escape has the same effect as 'Got It!'. */
export function BroadcastDialog({ text, onAcknowledge, onClose }: BroadcastDialogProps) {
  const { broadcast } = useTexts();
  const id = useId();
  const done = (): void => {
    onAcknowledge();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={done}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Title id={`${id}-title`}>{broadcast.title}</Title>
      <Text id={`${id}-text`} tabIndex={0}>
        <LinkedText text={text} />
      </Text>
      <Foot>
        <Button variant="contained" autoFocus onClick={done}>
          {broadcast.done}
        </Button>
      </Foot>
    </Dialog>
  );
}
