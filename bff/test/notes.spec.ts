import {
  addNote,
  addUser,
  deleteNote,
  deleteUser,
  getUser,
  listNotes,
  type NoteView,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { auditOf } from './support/actions';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let elsewhere: TestServer;
let admin: TestClient;
let userId: number;

beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
  admin = await server.signInAsAdmin();
});
beforeEach(async () => {
  userId = (await server.givenAccount()).userId;
});
afterAll(() => server.stop());

const add = (text: unknown, client = admin, id = userId) =>
  client.send(addNote, { params: { id }, body: { text: text as string } });
const remove = (noteId: string, id = userId) => admin.send(deleteNote, { params: { id, noteId } });
const list = async (id = userId): Promise<NoteView[]> =>
  (await admin.send(listNotes, { params: { id } })).payload().notes;
const given = async (text: string) => (await add(text)).payload().note;

describe('notes about a user', () => {
  it('are listed newest first with who wrote them and when', async () => {
    await given('Paid late in May.');
    server.clock.advance(1_000);
    const { message, note } = (await add('  Called: wants a refund.\nSays so twice.  ')).payload();
    expect(message).toBe('Note added.');
    expect(note).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
      text: 'Called: wants a refund.\nSays so twice.',
      actor: 'ana',
      createdAt: server.clock.now().toISOString(),
    });
    expect((await list()).map(({ text }) => text)).toEqual([note.text, 'Paid late in May.']);
  });

  it('have 1 to 1,000 characters', async () => {
    await given('x'.repeat(1_000));
    await given('আ'.repeat(1_000));
    for (const text of ['', '   ', 'x'.repeat(1_001), null, 7, ['x'], undefined])
      expect([text, (await add(text)).code]).toEqual([text, 'request/invalid']);
    expect(await list()).toHaveLength(2);
  });

  it('are deleted one by one; a note that is gone, or of somebody else, is not found', async () => {
    const [one, two] = [await given('one'), await given('two')];
    const other = await server.givenAccount();
    expect((await remove(one._id, other.userId)).code).toBe('accounts/note-not-found');
    expect((await remove(one._id)).payload().message).toBe('Note deleted.');
    const again = await remove(one._id);
    expect([again.status, again.code]).toEqual([404, 'accounts/note-not-found']);
    expect((await list()).map(({ _id }) => _id)).toEqual([two._id]);
  });

  it.each(['1', 'x'.repeat(24), 'A'.repeat(24), '0'.repeat(25), 'note'])(
    'take no odd id: %s',
    async (noteId) => {
      const answer = await remove(noteId);
      expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    },
  );

  it('of nobody are not found', async () => {
    const id = 999_999_999;
    expect((await admin.send(listNotes, { params: { id } })).code).toBe('accounts/not-found');
    expect((await add('x', admin, id)).code).toBe('accounts/not-found');
    expect((await remove('0'.repeat(24), id)).code).toBe('accounts/not-found');
  });

  it('leave one audit record each, which never holds the text', async () => {
    const { _id } = await given('secret words');
    await remove(_id);
    await remove(_id);
    const records = await auditOf(server, userId);
    expect(records.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'notes/add', details: { note: _id, characters: 12 } },
      {
        action: 'notes/delete',
        details: {
          ...{ note: _id, characters: 12, writtenBy: 'ana' },
          writtenAt: expect.any(String) as unknown,
        },
      },
    ]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });

  it('are at most 200, also when two instances add at once; a deleted one makes room', async () => {
    const createdAt = server.clock.now();
    const old = Array.from({ length: 197 }, (_, number) => ({
      ...{ userId, text: `note ${number}`, actor: 'ben', createdAt },
    }));
    await server.connection.collection('account_notes').insertMany(old);
    await server.connection
      .collection('users')
      .updateOne({ userId }, { $set: { noteCount: old.length } });
    const there = await elsewhere.signInAsAdmin();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) => add('more', number % 2 ? admin : there)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 5 }, () => [409, 'accounts/too-many-notes']),
    );
    const notes = await list();
    expect(notes).toHaveLength(200);
    await remove(notes[0]?._id ?? '');
    await given('room again');
    expect(await list()).toHaveLength(200);
  });

  it('go with the user, also one that is added meanwhile', async () => {
    await given('old');
    const there = await elsewhere.signInAsAdmin();
    await Promise.all([
      admin.send(deleteUser, { params: { id: userId } }),
      add('meanwhile', there),
      add('meanwhile', there),
    ]);
    expect(await server.connection.collection('account_notes').countDocuments({ userId })).toBe(0);
    (await admin.send(addUser, { body: { userId, days: 1 } })).payload();
    expect(await list()).toEqual([]);
    await given('new');
    expect(await list()).toHaveLength(1);
  });

  it('are for administrators alone', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const params = { id: user.userId };
    await given('x');
    expect((await browser.send(listNotes, { params })).status).toBe(403);
    expect((await browser.send(addNote, { params, body: { text: 'x' } })).status).toBe(403);
    expect((await browser.send(getUser, { params })).text).not.toMatch(/note/i);
  });
});
