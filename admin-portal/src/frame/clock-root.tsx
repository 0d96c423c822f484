import { englishIn, FormatsRoot } from '@portal/ui';
import type { ReactNode } from 'react';
import { useClock } from '../shared/clock/clock';

/** Gives all screens one clock. */
export function ClockRoot({ children }: { children: ReactNode }) {
  const { zone } = useClock();
  return <FormatsRoot value={englishIn(zone)}>{children}</FormatsRoot>;
}
