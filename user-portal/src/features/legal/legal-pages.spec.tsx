import { expectAccessible, within } from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
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
