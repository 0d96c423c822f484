import { relativeAge } from '@portal/rules';
import { type AgeTexts, makeFormats } from './formats';

const UNITS: AgeTexts = {
  year: 'বছর',
  month: 'মাস',
  day: 'দিন',
  hour: 'ঘণ্টা',
  minute: 'মিনিট',
};

/** Formats of Bangla, with Bangla digits. */
export const bangla = makeFormats('bn-BD', (instant, now) => {
  const age = relativeAge(instant, now);
  return age ? `${bangla.count(age.count)} ${UNITS[age.unit]} আগে` : 'এইমাত্র';
});
