import { getUser } from '@portal/contracts';
import { answer, openScreen, sampleUser } from '@portal/screen-testing';
import { useSession } from '@portal/session';
import { act } from '@testing-library/react';

const user = sampleUser({ name: 'Mina' });
const Name = () => <p>{useSession().user?.name ?? 'nobody'}</p>;

/** Another tab of the site has changed the stored user. */
const change = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' })));

afterEach(() => jest.restoreAllMocks());

test('a frame that may not read the storage keeps its user when another tab signs in', async () => {
  const screen = await openScreen(<Name />, {
    session: { user },
    answers: [answer(getUser, { user })],
  });
  await screen.findByText('Mina');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  change();
  screen.getByText('Mina');
  jest.restoreAllMocks();
  localStorage.removeItem('currentUser');
  change();
  screen.getByText('nobody');
});
