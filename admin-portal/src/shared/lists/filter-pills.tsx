import { styled } from '@mui/material/styles';
import { hiddenStyle, TOUCH } from '@portal/ui';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import type { ParamSchema } from './params';
import { activePills, type PillTexts, withoutPills } from './pills';
import { texts } from './texts';
import type { ListParams } from './use-list-params';

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '&:focus': { outline: 0 },
});

const PillButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 32,
  padding: '0 8px 0 12px',
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.primary.main} 32%, ${theme.vars.palette.divider})`,
  borderRadius: 999,
  color: theme.vars.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, ${theme.vars.palette.background.paper})`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  [TOUCH]: { minHeight: 44 },
  '& > svg': { flex: 'none' },
  '&[data-all]': {
    padding: '0 12px',
    borderColor: 'transparent',
    color: theme.vars.palette.primary.main,
    backgroundColor: 'transparent',
    fontWeight: 500,
  },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

interface FilterPillsProps<Schema extends ParamSchema> {
  readonly params: ListParams<Schema>;
  readonly words: PillTexts<Schema>;
}

/**
 * The active filters of a list. Each is a button that removes it; the focus then moves to the next one, and the
 * removal is announced.
 */
export function FilterPills<Schema extends ParamSchema>(props: FilterPillsProps<Schema>) {
  const { params, words } = props;
  const pills = activePills(params, words);
  const group = useRef<HTMLDivElement>(null);
  /** Place of the removed pill, until the focus has moved. */
  const removed = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  const shown = pills.map(({ name }) => name).join();
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = group.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? group.current)?.focus();
    removed.current = null;
  }, [shown]);
  const remove = (place: number, gone: typeof pills, text: string): void => {
    removed.current = place;
    setSaid(text);
    params.set(withoutPills(params.schema, gone));
  };
  return (
    <Group ref={group} role="group" aria-label={texts.pills.label} tabIndex={-1}>
      <span aria-live="polite" style={hiddenStyle}>
        {said}
      </span>
      {pills.map((pill, place) => (
        <PillButton
          key={pill.name}
          type="button"
          aria-label={texts.pills.remove(pill.label)}
          onClick={() => remove(place, [pill], texts.pills.removed(pill.label))}
        >
          {pill.label}
          <X size={14} aria-hidden />
        </PillButton>
      ))}
      {pills.length > 0 && (
        <PillButton data-all type="button" onClick={() => remove(0, pills, texts.pills.removedAll)}>
          {texts.pills.clear}
        </PillButton>
      )}
    </Group>
  );
}
