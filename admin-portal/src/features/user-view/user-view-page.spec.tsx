import { getUser } from '@portal/contracts';
import { Route, Routes } from '@portal/router';
import {
  type Answer,
  disconnect,
  expectAccessible,
  refuse,
  requestsOf,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { UserViewPage } from './user-view-page';

const open = (path: string, answers: Answer[] = []) =>
  openTab(
    <Routes>
      <Route path="/admin/user" element={<UserViewPage />} />
      <Route path="/admin/user/:userId" element={<UserViewPage />} />
    </Routes>,
    { path, answers },
  );

describe("the error screen with 'Back to Admin Dashboard'", () => {
  test.each([
    ['/admin/user/nobody', 'User not found.'],
    ['/admin/user', 'No User ID provided.'],
  ])("%s: '%s', without a request", async (path, message) => {
    const screen = await open(path);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    const back = screen.getByRole('link', { name: 'Back to Admin Dashboard' });
    expect(back.getAttribute('href')).toBe('/admin/dashboard');
    expect(requestsOf(getUser)).toEqual([]);
    await expectAccessible();
  });

  test.each([
    ['User not found.', refuse(getUser, 'accounts/not-found')],
    ['Failed to connect to the server.', disconnect(getUser)],
  ])("'%s'", async (message, fault) => {
    const screen = await open('/admin/user/1042', [fault]);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});
