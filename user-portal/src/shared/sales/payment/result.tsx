import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';
import type { ReactNode } from 'react';
import { BackButton, StepHeading } from './step-heading';

const Centre = styled('div')<{ tone: 'success' | 'error' | 'warning' }>(({ theme, tone }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > p, & > div > p': {
    margin: 0,
    textAlign: 'center',
    textWrap: 'balance',
    color: theme.vars.palette.text.secondary,
  },
  '& h3': { textAlign: 'center', textWrap: 'balance' },
  '& > button': { gridArea: '1 / 1', justifySelf: 'start', marginInlineStart: -10 },
  '& > svg': {
    gridArea: '1 / 1',
    justifySelf: 'center',
    boxSizing: 'content-box',
    padding: 16,
    borderRadius: '50%',
    color: theme.vars.palette[tone].main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette[tone].main} 12%, transparent)`,
  },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 8,
});

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 10,
  margin: '8px 0 0',
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    ...tabularNumbers,
    margin: 0,
    fontWeight: 500,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
}));

/** Props of Result. */
export interface ResultProps {
  readonly tone: 'success' | 'error' | 'warning';
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Buttons for the next step. */
  readonly actions: ReactNode;
  readonly onBack?: () => void;
  /** Shown between the text and the actions. */
  readonly children?: ReactNode;
}

/** The result of a payment. */
export function Result({ tone, icon, title, text, actions, onBack, children }: ResultProps) {
  return (
    <Centre tone={tone}>
      {icon}
      {onBack && <BackButton onBack={onBack} />}
      <StepHeading>{title}</StepHeading>
      <p role={tone === 'success' ? 'status' : 'alert'}>{text}</p>
      {children}
      <Actions>{actions}</Actions>
    </Centre>
  );
}

/** Facts of a result: label and value; a fact without a value is left out. */
export function ResultFacts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <List>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
