import { addUser, getCatalogue, sendSpecialOffer } from '@portal/contracts';
import {
  type Answer,
  answer,
  disconnect,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  sampleCatalogue,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import type { ReactElement } from 'react';
import { openTab } from '../../../test/open-tab';
import { listedUser } from '../../../test/sample-users';
import { enter, fill, press } from '../../../test/steps';
import { AddUserDialogContent } from './add-user-dialog-content';
import { CreateOfferDialogContent } from './create-offer-dialog-content';
import { FindUserForm } from './find-user-form';

/** Opens a dialog over a page. */
const openOver = (dialog: ReactElement, answers: readonly Answer[] = []) =>
  openTab(
    <>
      <h1>Page</h1>
      {dialog}
    </>,
    { answers },
  );
const catalogue = answer(getCatalogue, sampleCatalogue());
const alert = async (screen: Screen) => (await screen.findByRole('alert')).textContent;
const value = async (screen: Screen, label: string) =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value;

test("Find User: an empty entry gives 'Please enter a User ID.'", async () => {
  const leave = jest.fn();
  const screen = await openTab(<FindUserForm onLeave={leave} />);
  const field = await screen.findByLabelText('User ID');
  expect(field.getAttribute('inputmode')).toBe('numeric');
  await screen.user.type(field, '   {Enter}');
  expect(await alert(screen)).toBe('Please enter a User ID.');
  expect(document.activeElement).toBe(field);
  expect(leave).not.toHaveBeenCalled();
  await expectAccessible();
});

describe('Add / Update User', () => {
  const open = async () => {
    const close = jest.fn();
    return { close, screen: await openOver(<AddUserDialogContent onClose={close} />) };
  };

  test('has 30 days and 0 videos unless set otherwise; on success the modal closes', async () => {
    const { screen, close } = await open();
    expect(await value(screen, 'Subscription Days to Add')).toBe('30');
    expect(await value(screen, 'Video Balance to Add')).toBe('0');
    expect(document.activeElement).toBe(screen.getByLabelText('User ID'));
    await expectAccessible();
    const message = 'User added.';
    given(answer(addUser, { user: listedUser(70_007), isNew: true, message }));
    await screen.user.keyboard('70007{Enter}');
    await screen.findByText(message);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(requestsOf(addUser)[0]?.body).toEqual({ userId: 70_007, days: 30, balance: 0 });
  });

  test("fails with the server message, or 'Failed to add user.'; an entry that cannot be sent says so", async () => {
    const { screen, close } = await open();
    await press(screen, 'Add / Update Plan');
    expect(await alert(screen)).toBe('Please enter a User ID.');
    await enter(screen, 'User ID', '007');
    expect(await alert(screen)).toBe('This is not a valid User ID.');
    await fill(screen, 'User ID', '70007');
    await enter(screen, 'Subscription Days to Add', '1.5');
    expect(await alert(screen)).toBe('Please enter a whole number.');
    given(disconnect(addUser));
    await enter(screen, 'Subscription Days to Add', '1');
    await screen.findByText('Failed to add user.');
    given(refuse(addUser, 'plans/amount-too-large', { message: 'That is too much.' }));
    await press(screen, 'Add / Update Plan');
    await screen.findByText('That is too much.');
    expect(close).not.toHaveBeenCalled();
  });

  test('an optional reason of 3 to 200 characters is sent, no other one', async () => {
    const { screen } = await open();
    await fill(screen, 'User ID', '70007');
    for (const refused of ['ab', 'x'.repeat(201)]) {
      await fill(screen, 'Reason (optional)', refused);
      await press(screen, 'Add / Update Plan');
      expect(await alert(screen)).toBe('A reason has 3 to 200 characters.');
    }
    expect(requestsOf(addUser)).toEqual([]);
    given(answer(addUser, { user: listedUser(70_007), isNew: true, message: 'User added.' }));
    await enter(screen, 'Reason (optional)', ' He paid in cash. ');
    await screen.findByText('User added.');
    expect(requestsOf(addUser)[0]?.body).toMatchObject({ reason: 'He paid in cash.' });
  });
});

test("'Create a Flexible Offer': percentage type, value 10, expires in 7 days; all are required", async () => {
  const close = jest.fn();
  const screen = await openOver(<CreateOfferDialogContent onClose={close} />, [catalogue]);
  await screen.findByRole('dialog', { name: 'Create a Flexible Offer' });
  expect(await value(screen, 'Discount Type')).toBe('percentage');
  expect(await value(screen, 'Value')).toBe('10');
  expect(await value(screen, 'Expires in (days)')).toBe('7');
  await expectAccessible();
  await enter(screen, 'User ID', '1042');
  expect(await alert(screen)).toBe('Please fill all the required fields.');
  await screen.findByRole('option', { name: 'Premium Plan - 90 Days' });
  await screen.user.selectOptions(screen.getByLabelText('Plan'), 'plan_premium_bdt_90d');
  for (const name of ['User ID', 'Value', 'Expires in (days)']) {
    const before = await value(screen, name);
    await fill(screen, name, '');
    await press(screen, 'Send Offer');
    expect(await alert(screen)).toBe('Please fill all the required fields.');
    await fill(screen, name, before);
  }
  await enter(screen, 'Value', '1.5');
  expect(await alert(screen)).toBe('Please enter a whole number.');
  await screen.user.selectOptions(screen.getByLabelText('Discount Type'), 'extra_days');
  given(answer(sendSpecialOffer, { message: 'Sent.' }));
  await enter(screen, 'Value', '5');
  await screen.findByText('Special offer sent successfully!');
  expect(close).toHaveBeenCalledTimes(1);
  expect(requestsOf(sendSpecialOffer).map(({ body }) => body)).toEqual([
    {
      ...{ userId: 1042, planId: 'plan_premium_bdt_90d', expiryDays: 7 },
      discount: { type: 'extra_days', value: 5 },
    },
  ]);
});

describe('the plans of an offer', () => {
  const open = (...answers: Answer[]) =>
    openOver(<CreateOfferDialogContent onClose={() => undefined} />, answers);
  const options = (screen: Screen) =>
    [...screen.getByLabelText<HTMLSelectElement>('Plan').options].map(({ text }) => text);

  test('are those that the plan page sells now', async () => {
    const [standard] = sampleCatalogue().offerPlans;
    if (!standard) throw new Error('The plan page sells a plan.');
    const eid = { ...standard, id: 'eid_special_15d', name: 'Eid Special - 15 Days' };
    const offerPlans = [standard, eid];
    const screen = await open(answer(getCatalogue, { ...sampleCatalogue(), offerPlans }));
    await screen.findByRole('option', { name: 'Eid Special - 15 Days' });
    expect(options(screen)).toEqual([
      ...['Select a plan', 'Standard Plan - 30 Days', 'Eid Special - 15 Days'],
    ]);
  });

  test('are read again when they could not be read', async () => {
    const screen = await open(disconnect(getCatalogue));
    await screen.findByText('Server connection error.');
    expect(options(screen)).toEqual(['Select a plan']);
    await expectAccessible();
    given(catalogue);
    await press(screen, 'Try again');
    await screen.findByRole('option', { name: 'Standard Plan - 30 Days' });
  });
});
