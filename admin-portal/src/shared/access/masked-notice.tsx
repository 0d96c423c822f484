import { styled } from '@mui/material/styles';
import { type BearerKind, maySeeWhole } from '@portal/rules';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import { texts } from './texts';
import { useRole } from './use-may';

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: '0 0 16px',
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none', marginTop: 2 },
}));

interface MaskedNoticeProps {
  readonly kind: BearerKind;
  /** Other consequences on this screen. */
  readonly children?: ReactNode;
}

/**
 * Explains why codes are masked. Shows nothing while the role is unknown, or when it sees complete
 * codes.
 */
export function MaskedNotice({ kind, children }: MaskedNoticeProps) {
  const role = useRole();
  if (role === null || maySeeWhole(role, kind)) return null;
  return (
    <Notice>
      <LockKeyhole size={16} aria-hidden />
      <span>
        {texts.masked.notice} {children}
      </span>
    </Notice>
  );
}
