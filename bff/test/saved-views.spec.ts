import {
  deleteSavedView,
  listSavedViews,
  SAVED_VIEWS_LIMIT,
  type SavedViewFacts,
  type SavedViewView,
  saveView,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { Types } from 'mongoose';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let owner: TestClient;
let support: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  owner = await server.signInAsAdmin();
  support = await server.signInAsAdmin(undefined, 'support');
});
beforeEach(() => server.connection.collection('saved_views').deleteMany({}));
afterAll(() => server.stop());

const facts = (change: Partial<SavedViewFacts> = {}): SavedViewFacts => ({
  ...{ list: 'users', name: 'Expired, oldest first', query: 'status=expired&sort=expiresAt' },
  ...{ columns: ['status', 'videos'], isShared: false, ...change },
});
const save = (client: TestClient, change: object = {}) =>
  client.send(saveView, { body: { ...facts(), ...change } });
const given = async (client: TestClient, change: Partial<SavedViewFacts> = {}) =>
  (await save(client, change)).payload().view;
const remove = (client: TestClient, { _id: viewId }: Pick<SavedViewView, '_id'>) =>
  client.send(deleteSavedView, { params: { viewId } });
const namesFor = async (client: TestClient) =>
  (await client.send(listSavedViews)).payload().views.map(({ name }) => name);
const auditOfViews = () =>
  server.connection.collection('audit').find({ target: 'saved-views' }).sort({ _id: 1 }).toArray();

describe('saved views of lists (ADM-91)', () => {
  it('an own view follows its administrator to another browser, and nobody else sees it', async () => {
    const { view, message } = (await save(owner)).payload();
    expect(message).toBe('View saved.');
    const savedAt = server.clock.now().toISOString();
    expect(view).toEqual({ ...facts(), _id: view._id, author: 'ana', savedAt });
    const elsewhere = await server.signInAsAdmin();
    expect((await elsewhere.send(listSavedViews)).payload().views).toEqual([view]);
    expect(await namesFor(support)).toEqual([]);
    expect((await remove(support, view)).code).toBe('saved-views/not-found');
  });

  it('a shared view is there for all administrators, with its author', async () => {
    await given(support, { name: 'Waits', isShared: true });
    const [view] = (await owner.send(listSavedViews)).payload().views;
    expect(view).toMatchObject({ name: 'Waits', isShared: true });
    expect(view?.author).not.toBe('ana');
  });

  it('a shared view is deleted by its author or an owner, and by nobody else', async () => {
    const [own, ofSupport, ofOwner] = [
      await given(support, { name: 'Own', isShared: true }),
      await given(support, { name: 'Of support', isShared: true }),
      await given(owner, { name: 'Of owner', isShared: true }),
    ];
    const refused = await remove(support, ofOwner);
    expect([refused.status, refused.code]).toEqual([403, 'saved-views/not-yours']);
    expect((await remove(support, own)).payload().message).toBe('View deleted.');
    (await remove(owner, ofSupport)).payload();
    expect((await remove(owner, ofSupport)).code).toBe('saved-views/not-found');
    expect(await namesFor(support)).toEqual(['Of owner']);
  });

  it.each([true, false])(
    'there are at most 50, also when two instances add at once (shared: %s)',
    async (isShared) => {
      await given(owner, { isShared });
      const views = server.connection.collection<{ _id: string; views: object[] }>('saved_views');
      const [first] = (await views.findOne())?.views ?? [];
      const old = Array.from({ length: SAVED_VIEWS_LIMIT - 3 }, () => ({
        ...first,
        _id: new Types.ObjectId(),
      }));
      await views.updateOne({}, { $set: { views: old } });
      const there = await (await server.another()).signInAsAdmin();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, place) => save(place % 2 ? owner : there, { isShared })),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('saved-views/too-many'));
      const names = await namesFor(owner);
      expect(names).toHaveLength(SAVED_VIEWS_LIMIT);
      // The other kind has a limit of its own.
      await given(owner, { isShared: !isShared });
    },
  );

  it('saving and deleting leave an audit record each, a refusal none', async () => {
    const before = (await auditOfViews()).length;
    const view = await given(owner, { isShared: true });
    await remove(support, view);
    await remove(owner, view);
    const records = (await auditOfViews()).slice(before);
    const what = { view: view._id, list: 'users', name: view.name, query: view.query };
    expect(records.map(({ action, details }) => ({ action, details: details as object }))).toEqual([
      { action: 'saved-views/save', details: { ...what, isShared: true } },
      { action: 'saved-views/delete', details: { ...what, isShared: true, author: 'ana' } },
    ]);
  });

  it.each<[string, object]>([
    ['a list that does not exist', { list: 'analytics' }],
    ['a blank name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a long query', { query: 'x'.repeat(1_001) }],
    ['a name of a column with markup', { columns: ['<b>'] }],
    ['too many columns', { columns: Array(31).fill('status') }],
    ['columns that are no list', { columns: 'status' }],
    ['a sharing that is no boolean', { isShared: 'true' }],
  ])('%s is refused and changes nothing', async (_name, change) => {
    const answer = await save(owner, change);
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    expect(await namesFor(owner)).toEqual([]);
  });
});
