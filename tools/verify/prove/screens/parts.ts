import type { Browser } from '@playwright/test';
import { type LANGUAGES, walkStates, WIDTHS } from '../../../develop/screens/states/walk';
import { Problem } from '../../../shared/problem';
import { accessible, type Check, fitting, still, touchable } from './checks';
import { showsChoices, useForcedColors } from './forced-colors';
import { byKeyboard } from './keyboard';
import { lateAnswers, LARGEST_SHIFT, recordShifts, settledShifts } from './shifts';
import { countTaps } from './tasks';

/** What a part needs to run. */
export interface PartOptions {
  readonly browser: Browser;
  readonly url: string;
  /** Names of states begin with one of these; all states when there is none. */
  readonly named: readonly string[];
  readonly found: (fault: string) => void;
}

interface Part {
  readonly title: string;
  /** @returns the states that could not be reached, with the reasons. */
  readonly run: (options: PartOptions) => Promise<readonly string[]>;
}

interface Look {
  readonly width: number;
  readonly language: (typeof LANGUAGES)[number];
  readonly checks: readonly Check[];
  /** CSS pixels of the window and device pixels for each: 2 stands for 200 % zoom. */
  readonly zoom?: { readonly height: number; readonly factor: number };
  readonly hasForcedColors?: true;
}

const { phone, tablet, desktop } = WIDTHS;

/** Checks every state at one width. */
const look = (title: string, { checks, zoom, hasForcedColors, ...size }: Look): Part => ({
  title,
  run: ({ found, ...options }) =>
    walkStates(
      {
        ...options,
        ...size,
        ...(hasForcedColors && { prepare: useForcedColors }),
        ...(zoom && {
          context: {
            viewport: { width: size.width, height: zoom.height },
            deviceScaleFactor: zoom.factor,
          },
        }),
      },
      async (page, name, state) => {
        if (state.isBrief) return;
        for (const check of checks) {
          for (const fault of await check(page)) found(`${name}: ${fault}`);
        }
      },
    ),
});

/** Measures how far every state moves while its answers come late. */
const late = (device: string, width: number): Part => ({
  title: `late answers, ${device}`,
  run: ({ found, ...options }) =>
    walkStates(
      { ...options, width, language: 'en', delay: lateAnswers, prepare: recordShifts },
      async (page, name, state) => {
        if (state.opensByScript || state.isBrief) return;
        const { sum, what } = await settledShifts(page);
        if (sum > LARGEST_SHIFT) found(`${name}: moves by ${sum.toFixed(3)}; ${what}`);
      },
    ),
});

/** The parts of the proof, by the names that the command line takes. */
export const PARTS: Readonly<Record<string, Part>> = {
  phone: look('phone, English, reduced motion', {
    ...{ width: phone, language: 'en' },
    checks: [still, fitting, touchable, byKeyboard, accessible],
  }),
  'phone-bangla': look('phone, Bangla', {
    ...{ width: phone, language: 'bn', checks: [fitting, touchable] },
  }),
  tablet: look('tablet, English', {
    ...{ width: tablet, language: 'en', checks: [fitting, touchable, accessible] },
  }),
  desktop: look('desktop, English', {
    ...{ width: desktop, language: 'en', checks: [fitting, byKeyboard, accessible] },
  }),
  zoom: look('200 % zoom, Bangla', {
    ...{ width: desktop / 2, language: 'bn', checks: [fitting] },
    zoom: { height: 390, factor: 2 },
  }),
  'forced-colors': look('forced colours, English', {
    ...{ width: desktop, language: 'en', hasForcedColors: true },
    checks: [byKeyboard, showsChoices],
  }),
  ...Object.fromEntries(
    Object.entries(WIDTHS).map(([device, width]) => [`late-${device}`, late(device, width)]),
  ),
  taps: {
    title: 'tasks on a phone',
    run: ({ browser, url }) => countTaps({ browser, url, width: phone, language: 'en' }),
  },
};

/** The part of a name. @throws Problem when there is none. */
export function choosePart(name: string): Part {
  const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (part) return part;
  throw new Problem(`No part '${name}'; there are: ${Object.keys(PARTS).join(', ')}.`);
}
