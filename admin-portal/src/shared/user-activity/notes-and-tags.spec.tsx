import { addNote, deleteNote, listNotes, setTags } from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { managedUser, sampleNote } from '../../../test/managed-user';
import { openTab } from '../../../test/open-tab';
import { listedUser } from '../../../test/sample-users';
import { enter, fill, itemTexts, press, pressIn } from '../../../test/steps';
import { UserActivity } from './user-activity';

type Stored = Partial<Parameters<typeof managedUser>[0]>;
const open = (stored: Stored = {}, role: 'owner' | 'viewer' = 'owner') =>
  openTab(<UserActivity userId={1042} />, {
    role,
    answers: managedUser({ user: listedUser(1042), ...stored }),
  });
const panel = async (screen: Screen, name: string) =>
  within(await screen.findByRole('region', { name }));
const notes = (screen: Screen) => itemTexts(screen, 'Notes about the user');
const tags = (screen: Screen) => itemTexts(screen, 'Tags of the user');
const focused = () => document.activeElement;

describe('a note', () => {
  test('needs a text, is added, and the field is empty and has the focus again', async () => {
    const screen = await open();
    await screen.findByText('No notes yet.');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('New note');
    await press(screen, 'Add Note');
    await (await panel(screen, 'Notes')).findByText('Please enter a note.');
    expect(focused()).toBe(field);
    await screen.user.type(field, 'Called twice.');
    await press(screen, 'Add Note');
    await screen.findByText('Note added.');
    await waitFor(async () => expect(await notes(screen)).toHaveLength(1));
    expect((await notes(screen))[0]).toContain('Called twice.Nadia');
    expect(field.value).toBe('');
    expect(focused()).toBe(field);
    await expectAccessible();
  });

  test('of more than 1,000 characters is not sent; one that fails stays in the field', async () => {
    const screen = await open();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('New note');
    given(disconnect(addNote));
    await screen.user.click(field);
    await screen.user.paste('x'.repeat(1_001));
    await screen.findByText('1 character too many');
    await press(screen, 'Add Note');
    expect(requestsOf(addNote)).toEqual([]);
    await fill(screen, 'New note', 'Is kept');
    await press(screen, 'Add Note');
    await screen.findByText('Failed to add note.');
    expect(field.value).toBe('Is kept');
  });

  test('is deleted after a confirmation; then the list has the focus', async () => {
    const screen = await open({ notes: [sampleNote(1), sampleNote(2)] });
    await waitFor(async () => expect(await notes(screen)).toHaveLength(2));
    const [erase] = await screen.findAllByRole('button', { name: 'Delete note by Nadia' });
    if (!erase) throw new Error('A note has a button to delete it.');
    await screen.user.click(erase);
    await screen.findByRole('dialog', { name: 'Delete this note?' });
    await expectAccessible();
    await pressIn(screen, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf(deleteNote)).toEqual([]);
    await screen.user.click(erase);
    await pressIn(screen, 'Yes, Delete');
    await screen.findByText('Note deleted.');
    await waitFor(async () =>
      expect(await notes(screen)).toEqual([expect.stringMatching(/^note-2;/)]),
    );
    await waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('Notes about the user'));
    given(refuse(deleteNote, 'accounts/note-not-found'));
    await press(screen, 'Delete note by Nadia');
    await pressIn(screen, 'Yes, Delete');
    await screen.findByText('This note no longer exists.');
    expect(await notes(screen)).toHaveLength(1);
  });

  test('notes that cannot be read say so and are read with another try', async () => {
    const answers = [...managedUser({ user: listedUser(1042) }), disconnect(listNotes)];
    const screen = await openTab(<UserActivity userId={1042} />, { answers });
    await (await panel(screen, 'Notes')).findByText('Server connection error.');
    given(answer(listNotes, { notes: [] }));
    await press(screen, 'Try again');
    await screen.findByText('No notes yet.');
  });
});

describe('tags', () => {
  const tagsInUse = [{ tag: 'vip-7', users: 1 }];

  test('are typed or picked from those in use', async () => {
    const screen = await open({ tagsInUse });
    await screen.findByText('No tags yet.');
    await enter(screen, 'New tag', 'two words');
    await screen.findByText('A tag has 1 to 24 letters, digits and hyphens.');
    await enter(screen, 'New tag', ' Late-Payer ');
    await waitFor(async () => expect(await tags(screen)).toEqual(['late-payer']));
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('New tag')));
    await screen.user.keyboard('VIP-');
    await press(screen, 'Add tag vip-7, 1 user');
    await waitFor(async () => expect(await tags(screen)).toEqual(['late-payer', 'vip-7']));
    expect(requestsOf(setTags).at(-1)?.body).toEqual({ tags: ['late-payer', 'vip-7'] });
    const link = screen.getByRole('link', { name: 'Users with tag vip-7' });
    expect(link.getAttribute('href')).toBe('/admin/dashboard?tab=users&search=%23vip-7');
    await expectAccessible();
  });

  test('are removed; then the field has the focus', async () => {
    const screen = await open({ user: listedUser(1042, { tags: ['late-payer', 'vip-7'] }) });
    await press(screen, 'Remove tag late-payer');
    await waitFor(async () => expect(await tags(screen)).toEqual(['vip-7']));
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('New tag')));
  });
});

test('who may only read sees notes and tags, and nothing to change them with', async () => {
  const user = listedUser(1042, { tags: ['seen'] });
  const screen = await open({ user, notes: [sampleNote(1, 'For all to read')] }, 'viewer');
  await screen.findByText('For all to read');
  expect(await tags(screen)).toEqual(['seen']);
  for (const name of ['Notes', 'Tags']) {
    expect((await panel(screen, name)).queryAllByRole('button')).toEqual([]);
    expect((await panel(screen, name)).queryAllByRole('textbox')).toEqual([]);
  }
});
