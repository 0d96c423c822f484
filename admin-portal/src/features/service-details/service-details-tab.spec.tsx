import {
  getServiceDetails,
  publishServiceDetails,
  type ServiceDetailsResponse,
} from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  never,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { detailService, sampleDetails, sampleVersion } from '../../../test/sample-details';
import { dialogOf, fill, itemTexts, press, pressIn } from '../../../test/steps';
import { ServiceDetailsTab } from './service-details-tab';

const open = (start: Partial<ServiceDetailsResponse> = {}, role: AdminRole = 'finance') =>
  openTab(<ServiceDetailsTab />, { role, answers: detailService(start) });
const field = (screen: Screen, label: string) => screen.findByLabelText<HTMLInputElement>(label);
const sent = () => requestsOf(publishServiceDetails).map(({ body }) => body);
const TWO = [sampleVersion(2, sampleDetails({ channelUrl: null })), sampleVersion(1)];

describe('what is in effect', () => {
  test('stands in the fields; nothing can be published without a change', async () => {
    const screen = await open();
    expect((await field(screen, 'Name of the service')).value).toBe('Dhara');
    expect((await field(screen, 'Address of the support bot')).value).toBe('');
    expect((await field(screen, 'Reminders: days left')).value).toBe('7, 3, 1');
    expect(screen.queryByRole('button', { name: 'Publish...' })).toBeNull();
    await expectAccessible();
  });

  test('a locked field cannot be typed in, and names the variable that decides it', async () => {
    const screen = await open({ locked: ['name'] });
    const name = await field(screen, 'Name of the service');
    expect(name.readOnly).toBe(true);
    const hint = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(
      'Locked: the variable BRAND_NAME of the environment decides it.',
    );
    expect((await field(screen, 'Address of the bot')).readOnly).toBe(false);
    await expectAccessible();
  });

  test('who may not change money reads everything and changes nothing', async () => {
    const screen = await open({ versions: TWO }, 'viewer');
    expect((await field(screen, 'Name of the service')).readOnly).toBe(true);
    expect(screen.queryAllByRole('button', { name: /Edit|Publish|Discard/ })).toEqual([]);
  });

  test('a skeleton stands there until it is read', async () => {
    const screen = await openTab(<ServiceDetailsTab />, { answers: [never(getServiceDetails)] });
    await screen.findByRole('heading', { name: 'Service Details' });
    expect(screen.queryByLabelText('Name of the service')).toBeNull();
    await expectAccessible();
  });

  test('a failure says why, and Try again reads it', async () => {
    const screen = await openTab(<ServiceDetailsTab />, {
      answers: [disconnect(getServiceDetails)],
    });
    await screen.findByText('Server connection error.');
    given(...detailService());
    await press(screen, 'Try again');
    await field(screen, 'Name of the service');
  });
});

describe('a change', () => {
  test('is shown as differences, published with its reason after the seen version, and in effect', async () => {
    const screen = await open();
    await fill(screen, 'Name of the service', ' Nodi ');
    await fill(screen, 'Address of the channel', '');
    await fill(screen, 'Reminders: days left', '1, 14 ,5');
    await screen.findByText('Not published');
    await press(screen, 'Publish...');
    await screen.findByRole('dialog', { name: 'Publish the service details' });
    expect(await itemTexts(screen, 'Differences from what is in effect')).toEqual([
      'Name of the service: Dhara → Nodi',
      'Address of the channel: https://t.me/dhara → none',
      'Reminders: days left: 7, 3, 1 → 14, 5, 1',
    ]);
    await expectAccessible();
    await fill(screen, 'Reason (optional)', 'A new name.');
    await pressIn(screen, 'Publish now');
    await screen.findByText('The service details are in effect.');
    const details = sampleDetails({ name: 'Nodi', channelUrl: null, reminderDays: [14, 5, 1] });
    expect(sent()).toEqual([{ after: 1, details, reason: 'A new name.' }]);
    await screen.findAllByRole('heading', { name: 'Version 2' });
    expect((await field(screen, 'Reminders: days left')).value).toBe('14, 5, 1');
  });

  test('with a fault says why at its field, takes the focus there, and is not published', async () => {
    const screen = await open();
    await fill(screen, 'Name of the service', '');
    await fill(screen, 'Address of the bot', 't.me/dhara_bot');
    await fill(screen, 'Reminders: days left', '7, soon');
    await press(screen, 'Publish...');
    await screen.findByText('The name has 1 to 40 characters.');
    screen.getByText('An address begins with https:// or http://.');
    screen.getByText('Days are whole numbers from 1 to 60, each once, at most 6.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Name of the service')),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectAccessible();
  });

  test('is taken back by Discard changes', async () => {
    const screen = await open();
    await fill(screen, 'Name of the service', 'Nodi');
    await press(screen, 'Discard changes');
    expect((await field(screen, 'Name of the service')).value).toBe('Dhara');
  });

  test('after somebody else has published is refused in words; Load again shows what is in effect', async () => {
    const screen = await open();
    await fill(screen, 'Name of the service', 'Nodi');
    await press(screen, 'Publish...');
    await dialogOf(screen);
    given(refuse(publishServiceDetails, 'service-details/newer'));
    await pressIn(screen, 'Publish now');
    (await dialogOf(screen)).getByText(
      'Somebody published service details in the meantime. Load them again.',
    );
    const state = { current: sampleDetails({ channelUrl: null }), locked: [], versions: TWO };
    given(answer(getServiceDetails, state));
    await pressIn(screen, 'Load again');
    await screen.findAllByRole('heading', { name: 'Version 2' });
    expect((await field(screen, 'Name of the service')).value).toBe('Dhara');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the history says who changed what; an old version is edited anew, locked fields stay', async () => {
  const current = sampleDetails({ channelUrl: null, name: 'Locked' });
  const screen = await open({ current, locked: ['name'], versions: TWO });
  await screen.findByText('published by Rafi');
  screen.getByRole('heading', { name: 'History: Service Details' });
  screen.getByText('The service started with it, from its environment.');
  screen.getByText('“A new channel.”');
  await screen.user.click(screen.getByText('What changed'));
  expect(await itemTexts(screen, 'What version 2 changed')).toEqual([
    'Address of the channel: https://t.me/dhara → none',
  ]);
  await press(screen, 'Edit version 1');
  expect((await field(screen, 'Address of the channel')).value).toBe('https://t.me/dhara');
  expect((await field(screen, 'Name of the service')).value).toBe('Locked');
});
