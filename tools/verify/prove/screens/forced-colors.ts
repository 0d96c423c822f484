import type { Page } from '@playwright/test';
import type { Check } from './checks';

/** Lets the system replace all colours, as its contrast themes do. */
export const useForcedColors = (page: Page): Promise<void> =>
  page.emulateMedia({ forcedColors: 'active' });

/** What is chosen looks other than what is not, without the colours of the design. */
export const showsChoices: Check = (page) =>
  page.evaluate(() => {
    const CHOSEN =
      '[aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false])';
    const chosenOf = (control: Element): boolean =>
      control instanceof HTMLInputElement ? control.checked : control.matches(CHOSEN);
    // A choice is drawn by its label, or by what lies over the hidden control.
    const drawnBy = (control: Element): Element =>
      control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
    // Forced backgrounds keep their transparency, over a page of the same colour.
    const opaque = (color: string): string => color.match(/\d+/g)?.slice(0, 3).join() ?? color;
    const looksOf = (control: Element): string => {
      const owner = drawnBy(control);
      const { left, top } = owner.getBoundingClientRect();
      return [owner, ...owner.querySelectorAll('*')]
        .flatMap((part) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(part, pseudo);
            const box = part.getBoundingClientRect();
            return [
              opaque(style.backgroundColor),
              style.borderTopStyle !== 'none' && style.borderTopWidth + style.borderTopColor,
              style.borderBottomWidth + style.borderBottomColor,
              style.outlineStyle !== 'none' && style.outlineWidth + style.outlineColor,
              style.color,
              style.textDecorationLine,
              style.fontWeight,
              style.visibility,
              style.opacity,
              style.content,
              // The knob of a switch moves.
              part instanceof HTMLElement && part.textContent === ''
                ? Math.round(box.left - left) + Math.round(box.top - top)
                : 0,
            ].join();
          }),
        )
        .join('\n');
    };
    const faults: string[] = [];
    const groups = '[role=tablist], [role=radiogroup], [role=menu], fieldset, nav';
    for (const group of document.querySelectorAll(groups)) {
      const controls = [
        ...group.querySelectorAll('[role=tab], [role=radio], [role^=menuitem], [type=radio], a'),
      ].filter((control) => drawnBy(control).checkVisibility({ visibilityProperty: true }));
      const chosen = controls.find(chosenOf);
      const other = controls.find((control) => !chosenOf(control));
      if (chosen && other && looksOf(chosen) === looksOf(other)) {
        faults.push(`looks as if it were not chosen: ${drawnBy(chosen).outerHTML.slice(0, 140)}`);
      }
    }
    return faults;
  });
