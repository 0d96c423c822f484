import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { isOfflinePage } from './screen-state';
import { writeSheets } from './sheets';
import { HEIGHT, LANGUAGES, walkStates, WIDTHS } from './walk';

const DEVICES = ['phone', 'tablet', 'desktop'] as const;
/** Pictures on a contact sheet. */
const COLUMNS = { phone: 6, tablet: 4, desktop: 3 } as const;
const THEMES = ['light', 'dark'] as const;

/**
 * Takes a picture of every state at three widths, in both languages and both themes, and lays them on contact
 * sheets. @param named only states whose names begin with one of these.
 * @throws Error with the states that could not be reached.
 */
export async function takeStates(
  browser: Browser,
  url: string,
  folder: string,
  named: readonly string[],
): Promise<void> {
  const unreached: string[] = [];
  for (const device of DEVICES) {
    const width = WIDTHS[device];
    for (const language of LANGUAGES) {
      const looks = THEMES.map((theme) => ({ theme, look: `${device}-${language}-${theme}` }));
      for (const { look } of looks) await mkdir(join(folder, look), { recursive: true });
      const taken: string[] = [];
      const missed = await walkStates(
        { browser, url, width, language, named },
        async (page, name, state) => {
          for (const { theme, look } of looks) {
            await useTheme(page, theme);
            // It reads the theme once.
            if (isOfflinePage(state)) await page.reload();
            if (state.onlyVisible !== true) await showWhole(page, width);
            const picture = await page.screenshot({ animations: 'disabled' });
            const file = join(folder, look, `${name}.png`);
            await sharp(picture).png({ palette: true, colours: 128 }).toFile(file);
          }
          taken.push(name);
        },
      );
      for (const { look } of looks)
        await writeSheets(join(folder, look), taken.toSorted(), COLUMNS[device]);
      unreached.push(...missed.map((text) => `${device}, ${language}: ${text}`));
      console.log(`✔ ${device}, ${language}: ${taken.length} states`);
    }
  }
  if (unreached.length > 0) throw new Error(`Not reached:\n${unreached.join('\n')}`);
}

/** Makes the window as high as the page, so that the bar at the end of a phone's screen covers nothing. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, HEIGHT) });
}

async function useTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('theme', mode);
    window.dispatchEvent(new CustomEvent('portal:theme', { detail: mode }));
  }, theme);
  // The shell's own pages have no listener: they follow the system.
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
  await page.waitForTimeout(250);
}
