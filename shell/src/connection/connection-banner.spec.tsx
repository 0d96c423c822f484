import { CONNECTION_EVENT, type ConnectionSign, send } from '@portal/api-client';
import { getCatalogue, getSession } from '@portal/contracts';
import { useQuery } from '@portal/query';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  openScreen,
  sampleCatalogue,
  type ScreenOptions,
  setOnline,
  waitFor,
} from '@portal/screen-testing';

import { ConnectionBanner } from './connection-banner';
import { RecoverQueries } from './recover-queries';

function Name() {
  const { data, isError } = useQuery({
    queryKey: ['name'],
    queryFn: ({ signal }) => send(getCatalogue, { signal }),
    retry: false,
  });
  return <main>{isError ? 'Failed' : data?.brand.name}</main>;
}

const open = (options?: ScreenOptions) =>
  openScreen(
    <>
      <Name />
      <ConnectionBanner />
      <RecoverQueries />
    </>,
    options,
  );

const tell = (...signs: ConnectionSign[]): void => {
  for (const detail of signs) window.dispatchEvent(new CustomEvent(CONNECTION_EVENT, { detail }));
};

const session = answer(getSession, { user: null, end: null });

test('one line says that the connection is slow, that the service is away, and that the device is offline', async () => {
  const screen = await open({ answers: [answer(getCatalogue, sampleCatalogue()), session] });
  await screen.findByText('Dhara');
  const says = (text: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  await says('');
  tell('slow');
  await says('The connection is slow.');
  tell('lost', 'lost');
  await says('The service does not answer. We keep trying.');
  await expectAccessible();
  setOnline(false);
  await says('You are offline. What you see may be out of date.');
  setOnline(true);
  tell('answered', 'slowEnded');
  await says('');
});

test('it speaks Bangla', async () => {
  const answers = [answer(getCatalogue, sampleCatalogue()), session];
  const screen = await open({ answers, language: 'bn' });
  await screen.findByText('Dhara');
  tell('lost', 'lost');
  await screen.findByText('সার্ভিস সাড়া দিচ্ছে না। আমরা চেষ্টা করে যাচ্ছি।');
  tell('answered');
});

test.each(['the service', 'the device'])(
  'what failed is asked for again when the line of %s is back',
  async (which) => {
    const screen = await open({ answers: [disconnect(getCatalogue), session] });
    await screen.findByText('Failed');
    if (which === 'the service') tell('lost', 'lost');
    else setOnline(false);
    given(answer(getCatalogue, sampleCatalogue()));
    if (which === 'the service') tell('answered');
    else setOnline(true);
    await waitFor(() => expect(screen.getByRole('main').textContent).toBe('Dhara'));
  },
);
