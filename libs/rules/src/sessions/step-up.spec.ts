import { isProofFresh } from './step-up';

const PROVED = new Date('2031-03-10T06:00:00.000Z');
const after = (ms: number) => new Date(PROVED.getTime() + ms);

describe('a proof of who sits there', () => {
  it('carries for half an hour, and not one millisecond longer', () => {
    expect(isProofFresh(PROVED, PROVED)).toBe(true);
    expect(isProofFresh(PROVED, after(30 * 60_000 - 1))).toBe(true);
    expect(isProofFresh(PROVED, after(30 * 60_000))).toBe(false);
  });
});
