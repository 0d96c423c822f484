import {
  getCatalogue,
  type LegalTextsView,
  type LegalVersionView,
  listLegalTexts,
  publishLegalText,
} from '@portal/contracts';
import { type AdminRole, firstLegalTexts, LEGAL_DOCUMENTS } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  sampleCatalogue,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openTab } from '../../../../test/open-tab';
import { dialogOf, fill, itemTexts, press, pressIn } from '../../../../test/steps';
import { LegalTextsSection } from './legal-texts-section';

const FIRST = LEGAL_DOCUMENTS.map((document) => ({
  document,
  versions: [
    {
      ...{ number: 1, publisher: null, publishedAt: null, reason: null },
      texts: firstLegalTexts(document) as LegalTextsView,
    } as LegalVersionView,
  ],
}));
const open = (role: AdminRole = 'finance') =>
  openTab(<LegalTextsSection mayEdit={role === 'finance'} />, {
    role,
    answers: [
      answer(listLegalTexts, { documents: FIRST }),
      answer(getCatalogue, sampleCatalogue()),
    ],
  });
const sent = () => requestsOf(publishLegalText).map(({ body }) => body);

test('the text in effect stands in fields of both languages; nothing can be published yet', async () => {
  const screen = await open();
  const title = await screen.findByLabelText<HTMLInputElement>('Title, English');
  expect(title.value).toBe('Privacy Policy');
  expect(screen.getByLabelText<HTMLInputElement>('Title, Bangla').value).toBe('গোপনীয়তা নীতি');
  expect(screen.queryByRole('button', { name: 'Publish...' })).toBeNull();
  await expectAccessible();
});

test('the history has the name of its document, whose first version comes with the release', async () => {
  const screen = await open();
  const history = await screen.findByRole('region', { name: 'History: Privacy Policy' });
  within(history).getByText('The service started with it, from its release.');
  expect(screen.queryByText(/from its environment/)).toBeNull();
  await screen.user.click(screen.getByLabelText('Terms of Service'));
  screen.getByRole('region', { name: 'History: Terms of Service' });
});

test('a change is shown where it differs, and published in both languages with its reason', async () => {
  const screen = await open();
  await screen.user.click(await screen.findByLabelText('Terms of Service'));
  await fill(screen, 'Introduction, English', 'Please read.\nThen pay.');
  await fill(screen, 'Introduction, Bangla', 'আগে পড়ুন।');
  await press(screen, 'Publish...');
  const dialog = await dialogOf(screen);
  const changes = await itemTexts(screen, 'Differences from what is in effect');
  expect(changes[0]).toContain('Introduction, English: These terms');
  expect(changes[0]).toContain('→ Please read. Then pay.');
  expect(changes[1]).toContain('Introduction, Bangla: ');
  await screen.user.type(dialog.getByLabelText(/Reason/), 'Clearer.');
  await expectAccessible();
  given(answer(publishLegalText, { documents: FIRST, message: 'The legal text is in effect.' }));
  await pressIn(screen, 'Publish now');
  const terms = firstLegalTexts('terms-of-service');
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        ...{ document: 'terms-of-service', after: 1, reason: 'Clearer.' },
        texts: {
          en: { ...terms.en, intro: 'Please read. Then pay.' },
          bn: { ...terms.bn, intro: 'আগে পড়ুন।' },
        },
      },
    ]),
  );
});

test('a text that one language lacks holds the publication in words', async () => {
  const screen = await open();
  await fill(screen, 'Title, Bangla', '');
  await screen.findByText(/^Bangla: The title, the introduction and every section are needed/);
  await press(screen, 'Publish...');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(screen, 'Discard changes');
  expect(screen.getByLabelText<HTMLInputElement>('Title, Bangla').value).toBe('গোপনীয়তা নীতি');
});

test('HTML holds the publication in words', async () => {
  const screen = await open();
  await fill(screen, 'Introduction, English', '<b>Now</b>');
  await screen.findByText(/^English: Plain text only/);
});

test('sections are added, moved and removed in both languages at once', async () => {
  const screen = await open();
  await press(screen, 'Move section 1 down');
  const title = (number: number) =>
    screen.getByLabelText<HTMLInputElement>(`Title of section ${number}, English`).value;
  expect([title(1), title(2)]).toEqual(['What we use it for', 'What we keep']);
  await press(screen, 'Remove section 1');
  expect(title(1)).toBe('What we keep');
  await press(screen, 'Add a section');
  expect(title(7)).toBe('');
  screen.getByLabelText('Text of section 7, Bangla');
});

test('the preview is what visitors will see, in either language, with the payment methods', async () => {
  const screen = await open();
  await screen.user.click(await screen.findByRole('tab', { name: 'Preview' }));
  const article = screen.getByRole('article');
  expect(article.textContent).toContain('Last updated: Nov 21, 2026');
  await waitFor(() => expect(article.textContent).toContain('bKash or Nagad, when you pay.'));
  await screen.user.click(screen.getByLabelText('বাংলা'));
  screen.getByRole('heading', { name: 'গোপনীয়তা নীতি' });
  expect(screen.getByRole('article').textContent).not.toMatch(/[A-Za-z]{3}/);
  await expectAccessible();
});

test('who may not publish reads everything and changes nothing', async () => {
  const screen = await open('viewer');
  const title = await screen.findByLabelText<HTMLInputElement>('Title, English');
  expect(title.readOnly).toBe(true);
  expect(screen.queryAllByRole('button', { name: /Add|Move|Remove|Publish/ })).toEqual([]);
});

test('a failure says why, and Try again reads it', async () => {
  const screen = await openTab(<LegalTextsSection mayEdit />, {
    answers: [disconnect(listLegalTexts)],
  });
  await screen.findByText('Server connection error.');
  given(answer(listLegalTexts, { documents: FIRST }));
  await press(screen, 'Try again');
  await screen.findByLabelText('Title, English');
});
