import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tabularNumbers } from '../theme/typography';

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  paddingBlock: 10,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    display: 'block',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** Props of SignInRow. */
export interface SignInRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Time and place, one line each. */
  readonly details: readonly string[];
  /** Shown at the right end. */
  readonly end?: ReactNode;
}

/** One session or sign-in in a list: a title, then time and place. */
export function SignInRow({ icon, title, details, end }: SignInRowProps) {
  return (
    <Row>
      {icon}
      <div>
        <b>{title}</b>
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </div>
      {end}
    </Row>
  );
}
