import { getFullHistory, getUserOttStats } from '@portal/contracts';
import { answer, disconnect, expectAccessible, type Answer } from '@portal/screen-testing';
import { dashboardService } from '../../../test/dashboard-service';
import { openRoute } from '../../../test/open-route';
import { paths } from '../../paths';
import { DownloadsPage } from './downloads-page';

const open = (...answers: Answer[]) =>
  openRoute(paths.downloads, <DownloadsPage />, {
    ...{ path: '/downloads', answers: [...dashboardService(), ...answers] },
  });

const HISTORY = [
  {
    ...{ _id: '1', file_name: 'Eleven.Rivers.2031.mkv', ott_service: 'netflix' },
    download_date: '2031-03-01T12:00:00.000Z',
  },
];

test('the whole history has a page, with the numbers and the services', async () => {
  const screen = await open(answer(getFullHistory, { history: HISTORY }));
  await screen.findByRole('heading', { level: 1, name: 'Downloads' });
  await screen.findByRole('searchbox', { name: 'Search' });
  screen.getByText('1 download');
  screen.getByRole('group', { name: 'Total Downloads' });
  await screen.findByRole('button', { name: /^netflix/ });
  await expectAccessible();
});

test('an empty history says so', async () => {
  const screen = await open(
    answer(getFullHistory, { history: [] }),
    answer(getUserOttStats, { stats: [] }),
  );
  await screen.findAllByText('No downloads yet.');
});

test('a history that cannot be loaded can be tried again', async () => {
  const screen = await open(disconnect(getFullHistory));
  await screen.findByRole('alert');
});
