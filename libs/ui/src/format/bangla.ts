import { BANGLA_CURRENCY_SIGNS, banglaDayPart, relativeAge } from '@portal/rules';
import { type AgeTexts, type Formats, makeFormats } from './formats';

const UNITS: AgeTexts = {
  year: 'বছর',
  month: 'মাস',
  day: 'দিন',
  hour: 'ঘণ্টা',
  minute: 'মিনিট',
};

/** Formats of Bangla: its digits, the signs of currencies before the amount, and the part of the day before the hour. */
export const bangla: Formats = makeFormats({
  locale: 'bn-BD',
  relative: (instant, now) => {
    const age = relativeAge(instant, now);
    return age ? `${bangla.count(age.count)} ${UNITS[age.unit]} আগে` : 'এইমাত্র';
  },
  money: (amount, currency) => `${BANGLA_CURRENCY_SIGNS[currency] ?? `${currency} `}${amount}`,
  time: (instant) => {
    const hour = instant.getHours();
    const clock = `${bangla.digits(hour % 12 || 12)}:${bangla.padded(instant.getMinutes())}`;
    return `${banglaDayPart(hour)} ${clock}`;
  },
});
