import { getUser, updateSettings, type UpdateSettingsRequest } from '@portal/contracts';
import { DEFAULT_SETTINGS } from '@portal/rules';
import { readStoredUser } from '@portal/session';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  sampleUser,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openDashboard } from '../../test/open-dashboard';

const user = sampleUser();

const card = (screen: Screen) => within(screen.getByRole('region', { name: 'Account Settings' }));
const control = (screen: Screen, name: string) =>
  card(screen).getByLabelText<HTMLInputElement>(name);
const folder = (screen: Screen) => control(screen, 'G-Drive Folder ID');
const saves = () => answer(updateSettings, ({ body }) => ({ updated: { ...user, ...body } }));
const sent = () => requestsOf(updateSettings).map(({ body }) => body);

test.each<[string, string[], UpdateSettingsRequest]>([
  ['Video Format', ['MP4', 'MKV'], { videoFormat: 'mkv' }],
  ['Video Quality', ['240p', '360p', '480p', '720p', '1080p'], { videoQuality: '1080p' }],
  ['Upload Mode', ['Telegram', 'G-Drive'], { uploadMode: 'gdrive' }],
  ['Upload As', ['Video', 'Document'], { uploadAs: 'document' }],
])('%s offers %j; a change is patched immediately', async (name, options, change) => {
  const screen = await openDashboard(user);
  const group = within(await screen.findByRole('group', { name }));
  const choices = group.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual(options);
  await screen.user.click(group.getByLabelText(options.at(-1) ?? ''));
  await waitFor(() => expect(sent()).toEqual([change]));
  await waitFor(() => expect(readStoredUser()).toMatchObject(change));
  expect(choices.at(-1)?.checked).toBe(true);
});

test("the server's updated user replaces the local user", async () => {
  const updated = { ...user, videoQuality: '720p', name: 'Changed by the bot' } as const;
  const screen = await openDashboard(user, {
    answers: [answer(getUser, { user }), answer(updateSettings, { updated })],
  });
  await screen.user.click(control(screen, '720p'));
  await screen.findByRole('heading', { name: /Changed by the bot/ });
  expect(readStoredUser()).toEqual(updated);
});

describe('Folder ID', () => {
  const SAVED = 'G-Drive Folder ID Saved!';

  test('is saved on blur; a banner shows for 2.5 seconds', async () => {
    const screen = await openDashboard(user, { clock: '2031-03-10T06:00:00.000Z' });
    await screen.user.type(folder(screen), '  folder-on-blur ');
    await screen.user.tab();
    await screen.user.tab();
    await screen.findByText(SAVED);
    expect(sent()).toEqual([{ gdriveFolderId: 'folder-on-blur' }]);
    await screen.passTime(2_000);
    expect(screen.queryByText(SAVED)).not.toBeNull();
    await screen.passTime(600);
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(folder(screen).value).toBe('folder-on-blur');
  });

  test('is saved with the save button, once, and an unchanged one not at all', async () => {
    const screen = await openDashboard(user);
    const save = card(screen).getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    await screen.user.type(folder(screen), 'folder-by-button');
    await screen.user.click(save);
    await screen.findByText(SAVED);
    await expectAccessible();
    await screen.user.click(folder(screen));
    await screen.user.tab();
    expect(sent()).toEqual([{ gdriveFolderId: 'folder-by-button' }]);
  });

  test.each([
    ['typed', ''],
    ['typed and sent', '{Enter}'],
  ])('%s while the one before is being saved is kept and saved too', async (_how, end) => {
    const screen = await openDashboard(user);
    const first = hold(updateSettings, ({ body }) => ({ updated: { ...user, ...body } }));
    given(first.answer);
    await screen.user.type(folder(screen), 'first-folder{Enter}');
    await first.asked;
    await screen.user.clear(folder(screen));
    await screen.user.type(folder(screen), `second-folder${end}`);
    await first.release();
    expect(folder(screen).value).toBe('second-folder');
    await screen.user.tab();
    await waitFor(() => expect(readStoredUser()?.gdriveFolderId).toBe('second-folder'));
    expect(sent()).toEqual([
      { gdriveFolderId: 'first-folder' },
      { gdriveFolderId: 'second-folder' },
    ]);
  });

  test('whose save is refused stays in the field', async () => {
    const screen = await openDashboard(user, {
      answers: [refuse(updateSettings, 'settings/exclusive')],
    });
    await screen.user.type(folder(screen), 'refused-folder');
    await screen.user.tab();
    await screen.findByRole('alert');
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(folder(screen).value).toBe('refused-folder');
  });

  test("network failure: alert 'Error: API call failed.'; tried again it is saved", async () => {
    const screen = await openDashboard(user, { answers: [disconnect(updateSettings)] });
    await screen.user.type(folder(screen), 'lost-folder{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Error: API call failed.');
    expect(screen.queryByText(SAVED)).toBeNull();
    given(saves());
    await screen.user.click(card(screen).getByRole('button', { name: 'Save' }));
    await screen.findByText(SAVED);
  });
});

test('a saved change has a tick beside its own setting for a moment, a failed one has none', async () => {
  const screen = await openDashboard(user, { clock: '2026-11-20T09:00:00.000Z' });
  const ticks = () => card(screen).queryAllByText('Saved');
  await screen.user.click(card(screen).getByRole('radio', { name: 'MKV' }));
  const tick = await card(screen).findByText('Saved');
  expect(tick.closest('fieldset')?.textContent).toContain('Video Format');
  expect(ticks()).toHaveLength(1);
  await screen.passTime(2_600);
  expect(ticks()).toHaveLength(0);
  given(disconnect(updateSettings));
  await screen.user.click(card(screen).getByRole('radio', { name: 'MP4' }));
  await screen.findByRole('alert');
  expect(ticks()).toHaveLength(0);
});

describe("'Reset All Settings'", () => {
  const changed = sampleUser({ videoFormat: 'mkv', remindersEnabled: false });
  const ask = async (screen: Screen) => {
    await screen.user.click(card(screen).getByRole('button', { name: 'Reset All Settings' }));
    return within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  };

  test('says that all settings return to defaults, that it cannot be undone, and that the plan stays; Cancel sends nothing', async () => {
    const screen = await openDashboard(changed);
    const dialog = await ask(screen);
    dialog.getByText(
      'All settings return to their defaults. This cannot be undone. Your plan and its duration stay as they are.',
    );
    await expectAccessible();
    await screen.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
  });

  test('sends the defaults after a confirmation, and shows them', async () => {
    const screen = await openDashboard(changed);
    const dialog = await ask(screen);
    await screen.user.click(dialog.getByRole('button', { name: 'Yes, Reset' }));
    await screen.findByText('All settings were reset.');
    expect(sent()).toEqual([DEFAULT_SETTINGS]);
    expect(control(screen, 'MP4').checked).toBe(true);
    expect(card(screen).getByRole<HTMLInputElement>('switch', { name: /^Reminders/ }).checked).toBe(
      true,
    );
  });
});

describe('settings update', () => {
  test("success false: alert 'Error: {server message}', and nothing is half-saved", async () => {
    const screen = await openDashboard(user, {
      answers: [refuse(updateSettings, 'settings/exclusive')],
    });
    await screen.user.click(control(screen, 'MKV'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Error: Auto Video Sync and Multi Download cannot be on at the same time.',
    );
    await waitFor(() => expect(control(screen, 'MP4').checked).toBe(true));
    await expectAccessible();
  });

  test("parse failure: alert 'Error: API call failed.'", async () => {
    const screen = await openDashboard(user, { answers: [answerHtml(updateSettings)] });
    await screen.user.click(card(screen).getByRole('switch', { name: /^Retry/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Error: API call failed.');
  });
});

const flag = (screen: Screen, name: RegExp) =>
  card(screen).getByRole<HTMLInputElement>('switch', { name });

test('Auto Video Sync and Multi Download turn each other off', async () => {
  const screen = await openDashboard(user);
  const multi = flag(screen, /^Multi Download/);
  const sync = flag(screen, /^Auto Video Sync/);
  await screen.user.click(multi);
  expect(multi.checked).toBe(true);
  await screen.user.click(sync);
  expect([sync.checked, multi.checked]).toEqual([true, false]);
  await screen.user.click(multi);
  expect([sync.checked, multi.checked]).toEqual([false, true]);
  await waitFor(() =>
    expect(readStoredUser()).toMatchObject({ autoVideoSync: false, multiDownloadEnabled: true }),
  );
  expect(sent()).toEqual([
    { multiDownloadEnabled: true, autoVideoSync: false },
    { autoVideoSync: true, multiDownloadEnabled: false },
    { multiDownloadEnabled: true, autoVideoSync: false },
  ]);
});

describe('Reminders of the bot', () => {
  test("can be switched off, below the specification's settings", async () => {
    const screen = await openDashboard(user);
    const flags = card(screen).getAllByRole<HTMLInputElement>('switch');
    expect(flags).toHaveLength(4);
    expect(flags[3]).toBe(flag(screen, /^Reminders/));
    expect(flags[3]?.checked).toBe(true);
    await screen.user.click(flag(screen, /^Reminders/));
    await waitFor(() => expect(readStoredUser()?.remindersEnabled).toBe(false));
    expect(sent()).toEqual([{ remindersEnabled: false }]);
  });

  test('are named in Bangla too', async () => {
    const screen = await openDashboard(user, { language: 'bn' });
    expect(
      (await screen.findByRole<HTMLInputElement>('switch', { name: /^রিমাইন্ডার/ })).checked,
    ).toBe(true);
    await expectAccessible();
  });
});

describe('an older answer about the user does not put a changed setting back', () => {
  test('when it was under way at the start', async () => {
    const old = hold(getUser, { user });
    const screen = await openDashboard(user, { answers: [old.answer] });
    await old.asked;
    await screen.user.click(flag(screen, /^Retry/));
    await waitFor(() => expect(readStoredUser()?.retryEnabled).toBe(true));
    await old.release();
    expect(flag(screen, /^Retry/).checked).toBe(true);
  });

  test('when it was asked for during the save', async () => {
    const screen = await openDashboard(user);
    const saving = hold(updateSettings, ({ body }) => ({ updated: { ...user, ...body } }));
    const old = hold(getUser, { user });
    given(saving.answer, old.answer);
    await screen.user.click(flag(screen, /^Retry/));
    await saving.asked;
    await screen.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await old.asked;
    await saving.release();
    await waitFor(() => expect(readStoredUser()?.retryEnabled).toBe(true));
    await old.release();
    expect(flag(screen, /^Retry/).checked).toBe(true);
  });
});
