import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { HEADER_HEIGHT } from '@portal/ui';
import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { PaymentById } from '../../features/payment-record/payment-record-page';
import { ManagedUser } from '../../features/user-manager/managed-user';
import { texts } from '../../texts';
import { type OpenedRecord, pathOf } from './opened-record';

const besideTexts = texts.beside;

const Panel = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: HEADER_HEIGHT + 16,
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT + 32}px)`,
  overflowY: 'auto',
  padding: '12px 20px 24px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  outline: 0,
  '& > div:first-of-type': {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: 4,
    marginBottom: 8,
  },
}));

interface RecordPanelProps {
  readonly record: OpenedRecord;
  readonly onClose: () => void;
}

/** The record of a user or payment beside its list. Escape closes it; the focus then returns to the list. */
export function RecordPanel({ record, onClose }: RecordPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={besideTexts[record.kind]}
      onKeyDown={({ key, defaultPrevented, currentTarget, target }) => {
        // A dialog of the record is outside of it, although React lets its events bubble to here.
        const isInside = target instanceof Node && currentTarget.contains(target);
        if (key === 'Escape' && !defaultPrevented && isInside) onClose();
      }}
    >
      <div>
        <Button
          component={Link}
          to={pathOf(record)}
          data-whole
          color="inherit"
          startIcon={<Maximize2 size={16} aria-hidden />}
        >
          {besideTexts.whole}
        </Button>
        <IconButton aria-label={besideTexts.close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {record.kind === 'user' ? (
        <ManagedUser userId={Number(record.id)} onDeleted={onClose} />
      ) : (
        <PaymentById id={record.id} />
      )}
    </Panel>
  );
}
