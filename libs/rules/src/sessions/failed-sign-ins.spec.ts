import { failureWindow, isRecordedFailure } from './failed-sign-ins';

describe('failed sign-ins in the audit', () => {
  it('are recorded at the 1st, 2nd, 4th, 8th ... of a kind', () => {
    const counts = Array.from({ length: 1_000 }, (_, index) => index);
    expect(counts.filter(isRecordedFailure)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
  });

  it('are counted anew every 15 minutes', () => {
    const at = (time: string) => failureWindow(new Date(`2026-11-22T${time}Z`));
    expect(at('10:14:59.999') - at('10:00:00')).toBe(0);
    expect(at('10:15:00') - at('10:14:59.999')).toBe(1);
  });
});
