import { waitFor } from '@testing-library/react';

/** An answer changes the cache, the cache notifies the components, and they render and run their effects. */
const TURNS = 3;

/** Resolves when everything that is due now has run: promises, timers and what React renders after them. */
export async function settle(): Promise<void> {
  // Testing Library drains promises and due timers after each wait, also when the clock is stopped.
  for (let turn = 0; turn < TURNS; turn += 1) await waitFor(() => undefined);
}
