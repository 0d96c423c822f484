import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { FoldedContent, type PanelFold } from './panel-fold';

/** The card that is the background of all content. */
export const Surface = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  boxShadow: '0 1px 2px #1018280a',
}));

/** A card with padding, for a message, a loading state or an empty state. */
export const PaddedCard = styled(Surface)({ padding: 24 });

const Frame = styled(Surface)(({ theme }) => ({
  padding: 20,
  minWidth: 0,
  [theme.breakpoints.up('sm')]: { padding: 24 },
}));

// As high as a row: the folded panels of a screen read like a list.
const FoldedFrame = styled(Surface)(({ theme }) => ({
  padding: '8px 20px',
  minWidth: 0,
  '&:has(> details[open])': { paddingBottom: 20 },
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 16px',
  minHeight: 28,
  marginBottom: 16,
});

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '-12px 0 16px',
  color: theme.vars.palette.text.secondary,
}));

/** Props of Panel. */
export interface PanelProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly hint?: string;
  /** Content at the right of the title. */
  readonly action?: ReactNode;
  /** Folds the content behind its title. */
  readonly fold?: PanelFold;
  readonly children: ReactNode;
}

/** A titled card: a region of the screen with a level 2 heading. */
export function Panel({ title, hint, action, fold, children }: PanelProps) {
  const titleId = useId();
  if (fold) {
    return (
      <FoldedFrame as="section" id={fold.id} aria-labelledby={titleId}>
        <FoldedContent fold={fold} title={<Title id={titleId}>{title}</Title>} action={action}>
          {hint && <Hint style={{ marginTop: 0 }}>{hint}</Hint>}
          {children}
        </FoldedContent>
      </FoldedFrame>
    );
  }
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {action}
      </Head>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </Frame>
  );
}
