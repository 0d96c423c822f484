import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '16px 12px 8px 24px',
});

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

/** Props of DialogFrame. */
export interface DialogFrameProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A titled dialog with a close button. Import it only from lazy-loaded code. */
export function DialogFrame({ title, closeLabel, onClose, children }: DialogFrameProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Head>
      {children}
    </Dialog>
  );
}
