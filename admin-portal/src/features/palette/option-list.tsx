import { styled } from '@mui/material/styles';
import { tabularNumbers, TOUCH, TOUCH_HEIGHT } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { Command, CommandGroup } from './command';
import { texts } from './texts';

const List = styled('div')({
  maxHeight: 'min(52dvh, 420px)',
  padding: '4px 8px 8px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:empty': { display: 'none' },
});

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '10px 12px 4px',
  fontWeight: 550,
  color: theme.vars.palette.text.secondary,
}));

const Option = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  [TOUCH]: { minHeight: TOUCH_HEIGHT },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    marginInlineStart: 'auto',
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.action.selected,
    '& > svg': { color: theme.vars.palette.primary.main },
  },
}));

/** DOM id of an option. The field refers to it as its active option. */
export const optionId = (listId: string, command: Command): string => `${listId}-${command.id}`;

interface OptionListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  readonly active: Command | undefined;
  readonly onPoint: (command: Command) => void;
  readonly onRun: (command: Command) => void;
}

/** The options of the palette. The focus stays in the field, which refers to the active option. */
export function OptionList({ id, groups, active, onPoint, onRun }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  return (
    <List ref={list} role="listbox" id={id} aria-label={texts.results}>
      {groups.map(({ label, commands }) => (
        <div key={label} role="group" aria-label={label}>
          <Heading aria-hidden>{label}</Heading>
          {commands.map((command) => (
            <Option
              key={command.id}
              role="option"
              id={optionId(id, command)}
              aria-selected={command.id === active?.id}
              onPointerMove={() => onPoint(command)}
              // Prevents the click from taking the focus out of the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRun(command)}
            >
              <command.icon size={17} aria-hidden />
              <span>{command.label}</span>
              {command.hint !== undefined && <small>{command.hint}</small>}
            </Option>
          ))}
        </div>
      ))}
    </List>
  );
}
