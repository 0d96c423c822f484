import type { KeyboardEvent } from 'react';

/** Rows of a table, items of a list, and cards. */
const ROWS = 'tr, li, article';

/** The row that a key leads to. */
const NEIGHBOURS: Readonly<Record<string, (row: Element) => Element | null>> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild ?? null,
  End: (row) => row.parentElement?.lastElementChild ?? null,
};

/** The row with the focus, and the one that a key leads to. */
interface RowStep {
  readonly row: Element;
  readonly next: Element;
}

/**
 * The step that an arrow key, Home or End makes in an element around rows of a table or items of a list; null for
 * other keys, outside of the rows and where they end.
 */
export function rowStepOf({ key, target, currentTarget }: KeyboardEvent): RowStep | null {
  const row = target instanceof Element ? target.closest(ROWS) : null;
  // A menu that a row opened is outside of it, although React lets its events bubble to here.
  const next = row && currentTarget.contains(row) ? NEIGHBOURS[key]?.(row) : null;
  return row && next && next !== row ? { row, next } : null;
}

/** Links, buttons and checkboxes of a row. Other fields use the arrow keys themselves. */
const controlsOf = (row: Element): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input[type="checkbox"]'),
];

/**
 * Arrow up and down move the focus to the same control of the row above or below, Home and End to that of the
 * first and last row; Enter then opens or presses it.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = rowStepOf(event);
  const place = step ? controlsOf(step.row).findIndex((control) => control === event.target) : -1;
  if (!step || place < 0) return;
  event.preventDefault();
  const controls = controlsOf(step.next);
  controls[Math.min(place, controls.length - 1)]?.focus();
}
