import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TOUCH_HEIGHT } from '../theme/touch';

/** How a panel is folded. */
export interface PanelFold {
  /** Id of the panel, for links that open it: '/dashboard#settings'. */
  readonly id: string;
  /** Whether the address of the page names this panel. It opens then, and takes the focus. */
  readonly isTarget: boolean;
  /** Whether it is open at first. Default: folded. */
  readonly isOpen?: boolean;
}

const Details = styled('details')({
  '& > summary > svg': { transition: 'transform 160ms' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

const Summary = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: TOUCH_HEIGHT,
  borderRadius: 8,
  cursor: 'pointer',
  listStyle: 'none',
  // The ring stands off the text, which begins at the edge of the summary.
  '&:focus-visible': { outlineOffset: 6 },
  '&::-webkit-details-marker': { display: 'none' },
  '& > :first-child': { flex: 1, minWidth: 0 },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}));

const Content = styled('div')({ paddingTop: 12 });

interface FoldedContentProps {
  readonly fold: PanelFold;
  readonly title: ReactNode;
  /** Beside the title; nothing that can be clicked. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/**
 * A title that opens and closes its content: with a click, with Enter or Space, by a link to its id, and by the
 * browser's own search in the page.
 */
export function FoldedContent({ fold, title, action, children }: FoldedContentProps) {
  const [isOpen, setIsOpen] = useState(fold.isOpen === true || fold.isTarget);
  const [wasTarget, setWasTarget] = useState(fold.isTarget);
  const summary = useRef<HTMLElement>(null);
  if (wasTarget !== fold.isTarget) {
    setWasTarget(fold.isTarget);
    if (fold.isTarget) setIsOpen(true);
  }
  useEffect(() => {
    if (!fold.isTarget) return;
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [fold.isTarget]);
  return (
    <Details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Summary ref={summary}>
        {title}
        {action}
        <ChevronDown size={18} aria-hidden />
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}
