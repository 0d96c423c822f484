import { getCatalogue, getLegalTexts, type LegalTextsView } from '@portal/contracts';
import { firstLegalTexts } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  never,
  requestsOf,
  sampleCatalogue,
  setOnline,
  within,
} from '@portal/screen-testing';
import { openOffline } from '../../../test/open-offline';
import { openPage } from '../../../test/open-page';
import { paths } from '../../paths';
import { PrivacyPage, TermsPage } from './legal-pages';

const PAGES = [
  {
    page: <PrivacyPage />,
    title: 'Privacy Policy',
    bangla: 'গোপনীয়তা নীতি',
    sentences: ['Logs may be deleted after 30-60 days.'],
  },
  {
    page: <TermsPage />,
    title: 'Terms of Service',
    bangla: 'সেবার শর্তাবলি',
    sentences: [
      '99% uptime is targeted.',
      'Access is granted only after full payment.',
      'Subscription time starts at activation and is non-refundable.',
    ],
  },
] as const;

test.each(PAGES)('$title is public: $sentences', async ({ page, title, sentences }) => {
  const screen = await openPage(page);
  screen.getByRole('heading', { level: 1, name: title });
  const article = within(screen.getByRole('article'));
  for (const sentence of sentences) article.getByText(sentence, { exact: false });
  await expectAccessible();
});

test.each(PAGES)('$title has a back link to /dashboard', async ({ page }) => {
  const screen = await openPage(page);
  const back = screen.getByRole('link', { name: 'Back to Dashboard' });
  expect(back.getAttribute('href')).toBe('/dashboard');
});

test.each(PAGES)('$title in Bangla has no English word', async ({ page, bangla }) => {
  const screen = await openPage(page, { language: 'bn' });
  await screen.findByRole('heading', { level: 1, name: bangla });
  expect(screen.getByRole('article').textContent).not.toMatch(/[A-Za-z]{3}/);
  await expectAccessible();
});

test('a text without a network says so, and comes by itself when it is back', async () => {
  const screen = await openOffline(paths.terms, <TermsPage />);
  await screen.findByRole('button', { name: 'Try again' });
  setOnline(true);
  await screen.findByRole('article');
});

describe('a text that was published', () => {
  const first = firstLegalTexts('terms-of-service');
  const texts = {
    en: { ...first.en, title: 'Our Terms', intro: 'You pay by {methods}.' },
    bn: { ...first.bn, title: 'আমাদের শর্ত', intro: '{methods} দিয়ে দাম দিন।' },
  } as LegalTextsView;
  const published = answer(getLegalTexts, {
    documents: [
      {
        ...{ document: 'terms-of-service', number: 2, updatedAt: '2031-03-02T06:00:00.000Z' },
        texts,
      },
    ],
  });
  const second = answer(getCatalogue, {
    ...sampleCatalogue(),
    legalTexts: { 'privacy-policy': 1, 'terms-of-service': 2 },
  });
  const open = (terms = published, language: 'en' | 'bn' = 'en') =>
    openPage(<TermsPage />, { language, answers: [second, terms] });

  test.each([
    ['en', 'Our Terms', 'You pay by bKash or Nagad.', 'Last updated: Mar 2, 2031'],
    ['bn', 'আমাদের শর্ত', 'বিকাশ বা নগদ দিয়ে দাম দিন।', 'সর্বশেষ হালনাগাদ: ২ মার্চ, ২০৩১'],
  ] as const)('is shown with its date in %s', async (language, title, intro, date) => {
    const screen = await open(published, language);
    await screen.findByRole('heading', { level: 1, name: title });
    screen.getByText(intro);
    screen.getByText(date);
    await expectAccessible();
  });

  test('is not preceded by the first one: a skeleton stands there', async () => {
    const screen = await open(never(getLegalTexts));
    await screen.findByRole('status', { name: 'Loading the text' });
    expect(screen.queryByRole('article')).toBeNull();
    await expectAccessible();
  });

  test('that cannot be read says so, and Try again reads it', async () => {
    const screen = await open(disconnect(getLegalTexts));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('article')).toBeNull();
    await expectAccessible();
    given(published);
    await screen.user.click(again);
    await screen.findByText('You pay by bKash or Nagad.');
  });

  test('of the other page leaves this one as it is, and is not asked for', async () => {
    const screen = await openPage(<PrivacyPage />, { answers: [second] });
    await screen.findByText('Last updated: Nov 21, 2026');
    expect(requestsOf(getLegalTexts)).toEqual([]);
  });
});
