import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';
import type { ReactNode } from 'react';

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 60,
  paddingBlock: 10,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

interface SignInRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly details: string;
  /** Shown at the right end. */
  readonly end?: ReactNode;
}

/** One session or sign-in: a title, then time and place. */
export function SignInRow({ icon, title, details, end }: SignInRowProps) {
  return (
    <Row>
      {icon}
      <div>
        <b>{title}</b>
        <small>{details}</small>
      </div>
      {end}
    </Row>
  );
}
