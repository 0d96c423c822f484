import { styled } from '@mui/material/styles';
import { Surface, TOUCH_HEIGHT } from '@portal/ui';
import type { KeyboardEvent } from 'react';
import { FindUserForm } from './find-user-form';

const Drop = styled(Surface)({
  position: 'absolute',
  top: `calc(100% + 8px)`,
  insetInlineEnd: 16,
  width: 'min(360px, calc(100vw - 32px))',
  minHeight: TOUCH_HEIGHT,
  padding: 16,
  boxShadow: '0 16px 40px -16px #10182859',
});

interface FindUserProps {
  readonly onClose: () => void;
  /** Gives the focus back. */
  readonly onEscape: () => void;
}

/** The field of 'Find User' below the header. Escape closes it. */
export function FindUser({ onClose, onEscape }: FindUserProps) {
  const leaveOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    onClose();
    onEscape();
  };
  return (
    <Drop onKeyDown={leaveOnEscape}>
      <FindUserForm onLeave={onClose} />
    </Drop>
  );
}
