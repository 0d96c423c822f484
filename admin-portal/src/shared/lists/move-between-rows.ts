import type { KeyboardEvent } from 'react';

/** The row that a key leads to. */
const NEIGHBOURS: Readonly<Record<string, (row: Element) => Element | null>> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
};

/** Links, buttons and checkboxes of a row. Other fields use the arrow keys themselves. */
const controlsOf = (row: Element): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input[type="checkbox"]'),
];

/**
 * Arrow up and down move the focus to the same control of the row above or below; Enter then opens or presses it.
 * For an element around the rows of a table or the items of a list.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const neighbourOf = NEIGHBOURS[event.key];
  if (!neighbourOf || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { target, currentTarget } = event;
  const row = target instanceof Element ? target.closest('tr, li') : null;
  // A menu that a row opened is outside of it, although React lets its events bubble to here.
  const next = row && currentTarget.contains(row) ? neighbourOf(row) : null;
  if (!row || !next) return;
  const place = controlsOf(row).findIndex((control) => control === target);
  if (place < 0) return;
  event.preventDefault();
  const controls = controlsOf(next);
  controls[Math.min(place, controls.length - 1)]?.focus();
}
