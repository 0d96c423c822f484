import axe from 'axe-core';

/** Faults that keep users from a screen. The others are advice. */
const GRAVE = ['serious', 'critical'];

/**
 * Looks for faults of accessibility in the current state of the screen. Contrast needs a real browser:
 * `expectSound` of the journeys checks it.
 * @throws Error that lists the faults.
 */
export async function expectAccessible(): Promise<void> {
  if ('clock' in setTimeout)
    throw new Error('axe waits by the clock: open the screen without one.');
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }));
  expect(grave).toEqual([]);
}
