import axe from 'axe-core';

/** Faults that keep users from a screen. The others are advice. */
const GRAVE = ['serious', 'critical'];

/**
 * Rules that look at each drawn text. jsdom draws nothing and needs seconds for the styles of a screen; the
 * journeys check them in a browser (`expectSound`).
 */
const FOR_BROWSERS = ['color-contrast', 'label-content-name-mismatch', 'avoid-inline-spacing'];

/**
 * Looks for faults of accessibility in the current state of the screen.
 * @throws Error that lists the faults.
 */
export async function expectAccessible(): Promise<void> {
  if ('clock' in setTimeout)
    throw new Error('axe waits by the clock: open the screen without one.');
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries(FOR_BROWSERS.map((rule) => [rule, { enabled: false }])),
  });
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }));
  expect(grave).toEqual([]);
}
