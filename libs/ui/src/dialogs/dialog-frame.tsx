import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';

const Frame = styled(Dialog)(({ theme }) => ({
  // Steps of different heights follow each other in a sheet: in the middle of the window its head would jump.
  '&[data-sheet] .MuiDialog-container': { alignItems: 'flex-start' },
  '&[data-sheet] .MuiDialog-paper': {
    [theme.breakpoints.down('sm')]: {
      width: '100%',
      height: '100%',
      maxHeight: '100%',
      margin: 0,
      border: 0,
      borderRadius: 0,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    [theme.breakpoints.up('sm')]: { marginTop: '8vh', maxHeight: 'calc(92vh - 32px)' },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '16px 12px 8px 24px',
  // The contents of a sheet have 16 px at each side.
  '[data-sheet] &': { [theme.breakpoints.down('sm')]: { padding: '8px 8px 8px 16px' } },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

/** Props of DialogFrame. */
export interface DialogFrameProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Whether it fills the screen of a phone. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

/** A titled dialog with a close button. Import it only from lazy-loaded code. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, closeLabel, onClose, isSheet, children } = props;
  const titleId = useId();
  return (
    <Frame
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      data-sheet={isSheet || undefined}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Head>
      {children}
    </Frame>
  );
}
