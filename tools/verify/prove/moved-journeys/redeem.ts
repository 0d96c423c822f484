import type { MovedJourney } from './moved-test';

const FOLDER = 'user-portal/src/features/dashboard/redeem';
const CARD = `${FOLDER}/redeem-card.tsx`;
const FIELD = `${FOLDER}/code-field.tsx`;
const USE = `${FOLDER}/use-redeem.ts`;

export const redeem: MovedJourney = {
  journey: 'e2e/journeys/subscriber/redeem.spec.ts',
  before: 'd7661335',
  spec: `${FOLDER}/redeem-card.spec.tsx`,
  tests: [
    {
      sentence: 'a code adds days and videos: the card tells them, the plan shows them at once',
      test: 'a code adds days and videos',
      fault: { file: USE, from: 'await replaceUser(updated);', to: '' },
    },
    {
      sentence: 'a code is grouped while one types',
      test: 'a code is grouped while one types',
      fault: { file: FIELD, from: 'value={formatRedeemCode(value)}', to: 'value={value}' },
    },
    {
      sentence: 'a code is taken as pasted: small letters, blanks, any hyphens',
      test: 'a code is taken as pasted',
      fault: { file: FIELD, from: '.toUpperCase()', to: '' },
    },
    {
      sentence: 'what cannot be a code is not sent',
      test: 'what cannot be a code is not sent',
      fault: {
        file: CARD,
        from: 'if (readable !== null) redeem.submit(readable);',
        to: 'redeem.submit(readable ?? code);',
      },
    },
    {
      sentence: 'too many wrong codes: the card says when to try again',
      test: 'too many wrong codes',
      fault: {
        file: USE,
        from: 'errorText(error, redeem.connection)',
        to: 'redeem.connection',
      },
    },
    {
      sentence: 'a lost connection says so and keeps the code',
      test: 'a lost connection says so',
      fault: {
        file: USE,
        from: 'errorText(error, redeem.connection)',
        to: 'errorText(error, redeem.invalid)',
      },
    },
    {
      sentence: 'with the keyboard alone; pressed twice it is sent once',
      test: 'with the keyboard alone; pressed twice',
      fault: { file: CARD, from: 'redeem.busy || code', to: 'code' },
    },
  ],
};
