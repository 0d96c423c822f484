import { styled } from '@mui/material/styles';
import { TOUCH, TOUCH_HEIGHT } from '@portal/ui';
import { type ReactNode, useState } from 'react';

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  '& > summary': {
    width: 'fit-content',
    borderRadius: 6,
    fontWeight: 500,
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
    [TOUCH]: { minHeight: TOUCH_HEIGHT, paddingBlock: 11 },
  },
  '& > summary + *': { marginTop: 8 },
}));

interface FoldedChangesProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Made when it is first opened. */
  readonly children: () => ReactNode;
}

/** What a version changed, behind its name. */
export function FoldedChanges({
  title,
  isOpen: isOpenAtFirst = false,
  children,
}: FoldedChangesProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children()}
    </Details>
  );
}
