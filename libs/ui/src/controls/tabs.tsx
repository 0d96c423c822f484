import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { chosenSegment, SegmentTrack, segmentStyle } from './segments';

const Tab = styled('button')(({ theme }) => ({
  ...segmentStyle,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': chosenSegment(theme),
}));

/** Props of Tabs. */
export interface TabsProps<Id extends string> {
  /** Name of the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The selected tab's content. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs that show one panel at a time; arrow keys move between them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const baseId = useId();
  const idOf = (id: Id): string => `${baseId}-${id}`;

  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(idOf(next.id))?.focus();
  };

  return (
    <>
      <SegmentTrack role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: text }) => (
          <Tab
            key={id}
            id={idOf(id)}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {text}
          </Tab>
        ))}
      </SegmentTrack>
      <div id={`${baseId}-panel`} role="tabpanel" aria-labelledby={idOf(selected)}>
        {children}
      </div>
    </>
  );
}
