import type { Page } from '@playwright/test';
import { walkStates, type WalkOptions } from '../../../develop/screens/states/walk';

/** One tap, or a look at something. A look needs the part on the screen; a tap also counts. */
interface Step {
  readonly kind: 'tap' | 'see';
  /** Finds the part. */
  readonly selector: string;
}

/** A task of a subscriber, from an open screen. */
interface Task {
  /** The state of the screen that it begins on. */
  readonly state: string;
  readonly steps: readonly Step[];
}

const tap = (selector: string): Step => ({ kind: 'tap', selector });
const see = (selector: string): Step => ({ kind: 'see', selector });

/** The tasks that a phone must make short, by their names. */
const TASKS: Readonly<Record<string, Task>> = {
  'see what is left': { state: 'home', steps: [see('main section strong')] },
  'renew, up to the methods of payment': {
    state: 'home-ending',
    steps: [
      tap('main section a[href="/plans"]'),
      tap('main button:has-text("Purchase Plan")'),
      see('[role=dialog] [style*="--method"]'),
    ],
  },
  'resume a payment': {
    state: 'home-paying',
    steps: [tap('main button:has-text("Resume payment")'), see('[role=dialog] :text("PEN2345X")')],
  },
  'find a download of last week': {
    state: 'home',
    steps: [tap('[data-main-nav] a[href="/downloads"]'), see('main [role=searchbox]')],
  },
  'change the quality': {
    state: 'home',
    steps: [
      tap('main summary:has-text("Account Settings")'),
      tap('main label:has-text("720p")'),
      see('main :text("Saved")'),
    ],
  },
  'find out why one is signed out': {
    state: 'login-ended-elsewhere',
    steps: [see(':text("You were signed out from another browser.")')],
  },
};

/** Taps, and how far the page is scrolled before them and before the last look, in screens. */
async function doTask(page: Page, { steps }: Task): Promise<{ taps: number; screens: number }> {
  let taps = 0;
  let scrolled = 0;
  for (const { kind, selector } of steps) {
    const part = page.locator(`${selector} >> visible=true`).first();
    await part.waitFor();
    const before = await page.evaluate(() => scrollY);
    await part.scrollIntoViewIfNeeded();
    scrolled += Math.abs((await page.evaluate(() => scrollY)) - before);
    if (kind !== 'tap') continue;
    await part.click();
    taps += 1;
  }
  const height = page.viewportSize()?.height ?? 1;
  return { taps, screens: scrolled / height };
}

/** Does each task and prints its taps. @returns what could not be done, with the reasons. */
export async function countTaps(walk: WalkOptions): Promise<readonly string[]> {
  const undone: string[] = [];
  for (const [name, task] of Object.entries(TASKS)) {
    undone.push(
      ...(await walkStates({ ...walk, only: task.state }, async (page) => {
        const { taps, screens } = await doTask(page, task);
        process.stdout.write(`  ${name}: ${taps} taps, ${screens.toFixed(1)} screens\n`);
      })),
    );
  }
  return undone;
}
