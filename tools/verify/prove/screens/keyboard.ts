import { endTransitions } from '../../../develop/screens/states/walk';
import type { Check } from './checks';

/** Any screen has fewer Tab stops. */
const MOST_STOPS = 150;

/**
 * The Tab key reaches every control of the screen, or of its dialog, and each shows that it has the focus. Of a group
 * of radio buttons, tabs or menu items one is a stop.
 */
export const byKeyboard: Check = async (page) => {
  await page.evaluate(() => {
    const isStop = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
    const dialogs = document.querySelectorAll(
      '[role=dialog], dialog[open], [role=alertdialog], [role=menu]',
    );
    const scope = [...dialogs].at(-1) ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea, [tabindex]',
    );
    for (const control of controls) if (isStop(control)) control.dataset['stop'] = 'missed';
    if (scope === document.body) {
      // The next Tab starts where this element was: at the beginning of the page.
      const start = document.createElement('span');
      start.tabIndex = -1;
      document.body.prepend(start);
      start.focus();
      start.remove();
    }
    scrollTo(0, 0);
  });
  const faults = new Set<string>();
  let lost = 0;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await endTransitions(page);
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body)
        return { isLost: true, end: false, fault: null };
      if (element.dataset['stop'] === 'reached') return { isLost: false, end: true, fault: null };
      element.dataset['stop'] = 'reached';
      const shows = (candidate: Element): boolean => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(candidate);
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        // A transparent outline is there for forced colours only.
        return (hasOutline && outlineColor !== 'rgba(0, 0, 0, 0)') || boxShadow !== 'none';
      };
      const parts: Element[] = [element];
      for (let up = element.parentElement; up && parts.length < 4; up = up.parentElement)
        parts.push(up);
      const before = ['::before', '::after'].some((part) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element, part);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      const siblings = [...(element.parentElement?.children ?? [])];
      const isSeen = before || parts.some(shows) || siblings.some(shows);
      return {
        isLost: false,
        end: false,
        fault: isSeen ? null : `no focus ring: ${element.outerHTML.slice(0, 140)}`,
      };
    });
    if (seen.fault !== null) faults.add(seen.fault);
    // At the end of the page nothing has the focus, and for a moment while a card loads again: the next Tab goes on.
    lost = seen.isLost ? lost + 1 : 0;
    if ((seen.end && stop > 0) || lost > 1) break;
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll('[data-stop=missed]')].map(
      (element) => `not reached: ${element.outerHTML.slice(0, 140)}`,
    ),
  );
  return [...faults, ...missed];
};
