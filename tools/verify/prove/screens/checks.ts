import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';
import { endTransitions } from '../../../develop/screens/states/walk';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A check of a screen: the faults it finds, in words. */
export type Check = (page: Page) => Promise<string[]>;

/** What axe finds, whatever its impact, in both themes. */
export const accessible: Check = async (page) => {
  await page.evaluate(AXE);
  const faults: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((mode) => {
      localStorage.setItem('theme', mode);
      window.dispatchEvent(new CustomEvent('portal:theme', { detail: mode }));
    }, theme);
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    await page.waitForTimeout(200);
    await endTransitions(page);
    const found = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
      return violations.map(
        ({ id, impact, nodes }) =>
          `${id} (${impact}): ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    });
    faults.push(...found.map((text) => `axe, ${theme}: ${text}`));
  }
  return faults;
};

/** Nothing is wider than the window, and no text runs out of it or of the card around it. */
export const fitting: Check = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const owner = text.parentElement;
      if (
        text.textContent?.trim() === '' ||
        !owner?.checkVisibility({ visibilityProperty: true })
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, left, width } = range.getBoundingClientRect();
      if (width <= 1 || left >= clientWidth || right <= 0) continue;
      for (let frame: Element | null = owner; frame; frame = frame.parentElement) {
        const { overflowX, textOverflow, position, paddingRight } = getComputedStyle(frame);
        // What is read only, such as a hidden label, is one pixel wide.
        if (textOverflow === 'ellipsis' || frame.getBoundingClientRect().width <= 1) break;
        const edge = frame.getBoundingClientRect().right;
        if (overflowX !== 'visible' && right > edge + 1) {
          if (overflowX === 'auto' || overflowX === 'scroll') break;
          faults.push(`cut: ${owner.outerHTML.slice(0, 140)}`);
          break;
        }
        if (frame.matches('section') && Number.parseFloat(paddingRight) > 8 && right > edge - 8) {
          faults.push(`at the edge of its card: ${owner.outerHTML.slice(0, 140)}`);
          break;
        }
        if (position === 'fixed') break;
      }
      if (right > clientWidth + 1)
        faults.push(`beyond the window: ${owner.outerHTML.slice(0, 140)}`);
    }
    return [...new Set(faults)];
  });

/** Smallest side of a target on a touch screen, in CSS pixels. */
const TARGET = 44;

/** Every control answers to a touch within 44 px by 44 px around its middle. Links inside a sentence are exempt. */
export const touchable: Check = (page) =>
  page.evaluate(async (target) => {
    const faults: string[] = [];
    const selector =
      'a[href], button, summary, input, select, textarea, [role=tab], [role=radio], [role=switch], [role^=menuitem]';
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest('[inert], [aria-hidden=true]')) continue;
      const inSentence =
        control.matches('a') &&
        getComputedStyle(control).display === 'inline' &&
        (control.parentElement?.textContent.trim().length ?? 0) > control.textContent.trim().length;
      if (inSentence) continue;
      const owner =
        control instanceof HTMLInputElement
          ? (control.closest('label') ??
            (control.labels?.[0]?.contains(control) ? control.labels[0] : null) ??
            control.parentElement ??
            control)
          : control;
      const box = owner.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      if (Math.min(box.width, box.height) >= target - 0.5) continue;
      owner.scrollIntoView({ block: 'center' });
      const seen = owner.getBoundingClientRect();
      const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
      const reach = target / 2 - 1;
      const points = [
        [x, y - Math.min(reach, Math.max(reach, seen.height / 2 - 1))],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ] as const;
      const hits = points.every(([px, py]) => {
        const hit = document.elementFromPoint(px, py);
        return hit !== null && (owner.contains(hit) || (hit.contains(control) && hit === owner));
      });
      if (hits) continue;
      faults.push(
        `target ${Math.round(box.width)} x ${Math.round(box.height)}: ${control.outerHTML.slice(0, 140)}`,
      );
    }
    return faults;
  }, TARGET);

/** With reduced motion nothing moves. */
export const still: Check = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      // Reduced motion leaves a moment of each, so that its end is still reported. A delay before it moves nothing.
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 50,
      )
      .map((animation) => {
        const { effect } = animation;
        const element = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${element?.outerHTML.slice(0, 120) ?? 'something'}`;
      }),
  );
