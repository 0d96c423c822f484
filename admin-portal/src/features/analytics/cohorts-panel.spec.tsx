import { getPurchaseCohorts } from '@portal/contracts';
import { answer, disconnect, expectAccessible, given } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { press, rowTexts } from '../../../test/steps';
import { CohortsPanel } from './cohorts-panel';

test('a row has the users of the month of their first purchase and the share that paid again in each month after', async () => {
  const cohorts = [
    { month: '2030-11', paid: [0, 0, 0, 0] },
    { month: '2030-12', paid: [40, 20, 10] },
    { month: '2031-01', paid: [0, 0] },
    { month: '2031-02', paid: [7] },
  ];
  const screen = await openTab(<CohortsPanel />, {
    answers: [answer(getPurchaseCohorts, { cohorts })],
  });
  expect(await rowTexts(screen, 'First purchases and months after')).toEqual([
    'Dec 20304050%25%',
    'Jan 203100%',
    'Feb 20317',
  ]);
  expect(screen.getByText('50%').getAttribute('title')).toBe('20 of 40 users paid');
  await expectAccessible();
});

test('without a purchase it says so; a failure is tried again', async () => {
  const screen = await openTab(<CohortsPanel />, { answers: [disconnect(getPurchaseCohorts)] });
  await screen.findByText('Server connection error.');
  given(answer(getPurchaseCohorts, { cohorts: [{ month: '2031-02', paid: [0] }] }));
  await press(screen, 'Try again');
  await screen.findByText('Nobody has bought a plan yet.');
});
