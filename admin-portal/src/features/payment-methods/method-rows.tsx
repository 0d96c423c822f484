import type { MethodSettingsView } from '@portal/contracts';
import { type MethodChange, type MethodFault, methodName } from '@portal/rules';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef } from 'react';
import { moveRow } from '../../shared/versions/move-row';
import { RowAction } from '../../shared/versions/row-action';
import { MethodTable } from './method-table';
import { texts } from './texts';

interface MethodRowsProps {
  readonly methods: readonly MethodSettingsView[];
  readonly faults: readonly MethodFault[];
  readonly changes: readonly MethodChange[];
  /** Null for a role that only reads. */
  readonly onEdit: ((method: MethodSettingsView) => void) | null;
  readonly onChange: (methods: readonly MethodSettingsView[]) => void;
}

/** The methods with their faults and differences, and the buttons of each. */
export function MethodRows({ methods, faults, changes, onEdit, onChange }: MethodRowsProps) {
  const moved = useRef<HTMLElement | null>(null);
  // A row that moves in the page loses the focus.
  useEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [methods]);
  const move = (place: number, step: -1 | 1, isEnd: boolean) =>
    isEnd
      ? null
      : (button: HTMLElement): void => {
          moved.current = button;
          onChange(moveRow(methods, place, step));
        };
  return (
    <MethodTable
      label={texts.title}
      methods={methods}
      faults={faults}
      changes={changes}
      actions={
        onEdit
          ? (row, place) => {
              const name = methodName(row.method);
              return (
                <>
                  <RowAction
                    label={texts.editOne(name)}
                    icon={Pencil}
                    opensDialog
                    onPress={() => onEdit(row)}
                  />
                  <RowAction
                    label={texts.upOne(name)}
                    icon={ArrowUp}
                    onPress={move(place, -1, place === 0)}
                  />
                  <RowAction
                    label={texts.downOne(name)}
                    icon={ArrowDown}
                    onPress={move(place, 1, place === methods.length - 1)}
                  />
                </>
              );
            }
          : undefined
      }
    />
  );
}
