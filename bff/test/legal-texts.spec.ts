import {
  getCatalogue,
  getLegalTexts,
  type LegalTextsView,
  listAudit,
  listLegalTexts,
  publishLegalText,
} from '@portal/contracts';
import { FIRST_LEGAL_DATE, firstLegalTexts, type LegalDocument } from '@portal/rules';
import { type TestClient, until } from '@portal/testing';
import { createTestServer, type TestServer } from './support/test-server';

const TERMS = 'terms-of-service';
const FIRST = firstLegalTexts(TERMS) as LegalTextsView;

let server: TestServer;
let fay: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.connection.collection('legal_texts').deleteMany({});
  await until(async () => (await shown(TERMS)).number === 1);
  fay = await server.signInAsAdmin(undefined, 'finance');
});

const documents = async (on = server) =>
  (await on.client().send(getLegalTexts)).payload().documents;
async function shown(document: LegalDocument, on = server) {
  const found = (await documents(on)).find((one) => one.document === document);
  if (!found) throw new Error(`There is no ${document}.`);
  return found;
}
async function versions(document: LegalDocument = TERMS) {
  const answer = (await fay.send(listLegalTexts)).payload();
  return answer.documents.find((one) => one.document === document)?.versions ?? [];
}
const changed = (intro: string, bangla = FIRST.bn.intro): LegalTextsView => ({
  en: { ...FIRST.en, intro },
  bn: { ...FIRST.bn, intro: bangla },
});
async function publish(texts: LegalTextsView, reason?: string) {
  const [newest] = await versions();
  const body = { document: TERMS, after: newest?.number ?? 0, texts, ...(reason && { reason }) };
  return fay.send(publishLegalText, { body } as const);
}

it('a fresh system has the first texts with their date, which nobody published', async () => {
  for (const document of ['privacy-policy', TERMS] as const) {
    const texts = firstLegalTexts(document);
    expect(await shown(document)).toEqual({
      ...{ document, number: 1, updatedAt: FIRST_LEGAL_DATE, texts },
    });
    expect(await versions(document)).toEqual([
      { number: 1, texts, publisher: null, publishedAt: null, reason: null },
    ]);
  }
});

it('a publication is what everybody reads at once, with its date, also on another instance', async () => {
  const other = await server.another();
  expect((await shown(TERMS, other)).number).toBe(1);
  (await publish(changed('Now shorter.', 'এখন ছোট।'))).payload();
  const updatedAt = server.clock.now().toISOString();
  const current = { number: 2, updatedAt, texts: changed('Now shorter.', 'এখন ছোট।') };
  expect(await shown(TERMS)).toMatchObject(current);
  await until(async () => (await shown(TERMS, other)).number === 2);
  expect(await shown(TERMS, other)).toMatchObject(current);
});

it('the other document keeps its version and its date, and the catalogue names both', async () => {
  (await publish(changed('Now shorter.'))).payload();
  expect(await shown('privacy-policy')).toMatchObject({ number: 1, updatedAt: FIRST_LEGAL_DATE });
  const { legalTexts } = (await server.client().send(getCatalogue)).payload();
  expect(legalTexts).toEqual({ 'privacy-policy': 1, [TERMS]: 2 });
});

it('every version stays, with author, time and reason', async () => {
  (await publish(changed('One.'), 'A lawyer asked for it.')).payload();
  (await publish(FIRST)).payload();
  const publishedAt = server.clock.now().toISOString();
  expect(await versions()).toEqual([
    { number: 3, texts: FIRST, publisher: 'fay', publishedAt, reason: null },
    {
      ...{ number: 2, texts: changed('One.'), publisher: 'fay', publishedAt },
      reason: 'A lawyer asked for it.',
    },
    { number: 1, texts: FIRST, publisher: null, publishedAt: null, reason: null },
  ]);
});

it('of two publications that follow the same version one succeeds, over two instances', async () => {
  const other = await server.another();
  const ana = await other.signInAsAdmin();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, call) =>
      (call % 2 ? fay : ana).send(publishLegalText, {
        body: { document: TERMS, after: 1, texts: changed(`Call ${call}.`) },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
  expect(new Set(refusals)).toEqual(new Set(['legal-texts/newer']));
});

it.each<[string, string, LegalTextsView]>([
  ['of no change', 'legal-texts/no-changes', FIRST],
  ['with HTML', 'legal-texts/not-complete', changed('<b>Now</b>')],
  [
    'with a section in one language only',
    'legal-texts/not-complete',
    { ...FIRST, bn: { ...FIRST.bn, sections: FIRST.bn.sections.slice(1) } },
  ],
  ['of an empty introduction', 'request/invalid', changed(' ')],
  ['without Bangla', 'request/invalid', { en: FIRST.en } as LegalTextsView],
])('a publication %s is refused and changes nothing', async (_what, refusal, texts) => {
  expect((await publish(texts)).code).toBe(refusal);
  expect(await versions()).toHaveLength(1);
  expect((await shown(TERMS)).number).toBe(1);
});

it('a text as long as the limits allow, in both languages, can be published', async () => {
  const sections = (sign: string) =>
    Array.from({ length: 4 }, () => ({ title: sign, text: [sign.repeat(1_999)] }));
  const texts = {
    en: { title: 'T', intro: 'I'.repeat(1_990), sections: sections('a') },
    bn: { title: 'শ', intro: 'আ'.repeat(1_990), sections: sections('আ') },
  };
  expect((await publish(texts)).status).toBe(200);
});

it('who changed a text, when, why, and where it differs, is one record of the audit', async () => {
  const rest = FIRST.en.sections.slice(1);
  const [section] = FIRST.en.sections;
  if (!section) throw new Error('The terms have sections.');
  const sections = [{ ...section, text: section.text.map((one) => `${one} Really.`) }, ...rest];
  await publish({ en: { ...FIRST.en, sections }, bn: { ...FIRST.bn, title: 'শর্ত' } }, 'Clearer.');
  const ana = await server.signInAsAdmin();
  const query = { action: 'legal-texts/publish' } as const;
  const { audit } = (await ana.send(listAudit, { query })).payload();
  expect(audit[0]).toMatchObject({
    ...{ actor: 'fay', target: 'terms-of-service:2', reason: 'Clearer.' },
    details: {
      ...{ 'before:number': 1, 'after:number': 2 },
      'before:text': 'en section 1 …ashboard afterwards.; bn title সেবার শর্তাবলি',
      'after:text': 'en section 1 …ashboard afterwards. Really.; bn title শর্ত',
    },
  });
});
