import { type ActiveOfferView, listActiveOffers, removeOffer, sendOffer } from '@portal/contracts';
import {
  answer,
  answerHtml,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { fill, press, pressIn, rowTexts } from '../../../test/steps';
import { OffersTab } from './offers-tab';
import { SendOfferPage } from './send-offer-page';

const alert = async (screen: Screen) => (await screen.findByRole('alert')).textContent;

describe("the Simple Offer page 'Send a Special Offer'", () => {
  const openPage = (clock?: string) =>
    openTab(<SendOfferPage />, { path: '/admin/send-offer', ...(clock && { clock }) });

  test('has the user filled in that the address names', async () => {
    const screen = await openTab(<SendOfferPage />, { path: '/admin/send-offer?to=1042' });
    const id = await screen.findByLabelText<HTMLInputElement>('User ID');
    expect(id.value).toBe('1042');
  });

  test('says what is missing or wrong, and moves the focus there', async () => {
    const screen = await openPage();
    const id = await screen.findByLabelText('User ID');
    screen.getByRole('heading', { name: 'Send a Special Offer' });
    expect(id.getAttribute('inputmode')).toBe('numeric');
    await press(screen, 'Send Offer');
    expect(await alert(screen)).toBe('Please fill all the required fields.');
    expect(document.activeElement).toBe(id);
    await fill(screen, 'User ID', '007');
    await press(screen, 'Send Offer');
    expect(await alert(screen)).toBe('This is not a valid User ID.');
    await fill(screen, 'User ID', ' 1042 ');
    await press(screen, 'Send Offer');
    expect(document.activeElement).toBe(screen.getByLabelText('Offer Message'));
    await expectAccessible();
    given(disconnect(sendOffer));
    await fill(screen, 'Offer Message', 'Thank you');
    await press(screen, 'Send Offer');
    expect(await alert(screen)).toBe('Failed to send offer.');
  });

  test('on success redirects to /admin/dashboard after 2 seconds', async () => {
    const screen = await openPage('2031-03-10T06:00:00.000Z');
    await fill(screen, 'User ID', '1042');
    await fill(screen, 'Offer Message', 'Thank you <b>very</b> much');
    given(answer(sendOffer, { message: 'Offer sent successfully!' }));
    await press(screen, 'Send Offer');
    await screen.findByText('Offer sent successfully!');
    expect(requestsOf(sendOffer).map(({ body }) => body)).toEqual([
      { userId: 1042, message: 'Thank you <b>very</b> much' },
    ]);
    await screen.passTime(1_000);
    expect(window.location.pathname).toBe('/admin/send-offer');
    await screen.passTime(1_000);
    expect(window.location.pathname).toBe('/admin/dashboard');
  });
});

describe('Active Offers', () => {
  const offer = (place: number, change: Partial<ActiveOfferView> = {}): ActiveOfferView => ({
    ...{ _id: String(place).padStart(24, '0'), userId: 900 + place, name: `User ${900 + place}` },
    ...{ message: `Message ${place}`, createdAt: '2031-01-05T10:00:00.000Z' },
    ...{ expiresAt: null, isDiscount: false, ...change },
  });
  const offers = [offer(1, { name: 'Mina', expiresAt: '2031-02-05T10:00:00.000Z' }), offer(2)];
  const pagination = { currentPage: 1, totalPages: 2, totalRecords: 16 };
  const open = () =>
    openTab(<OffersTab />, { answers: [answer(listActiveOffers, { offers, pagination })] });

  test('shows User, Message, Sent At and Actions, and has pages', async () => {
    const screen = await open();
    const [first, second] = await rowTexts(screen, 'Active Offers');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['User', 'Message', 'Sent At', 'Actions']);
    expect(first).toContain('Mina901Message 1Ends Feb 5, 2031');
    expect(second).toContain('N/A902Message 2Jan 5, 2031');
    screen.getByText('Page 1 of 2');
    await expectAccessible();
  });

  test("an offer is removed after a confirmation: 'Failed to remove offer.', then 'Offer removed!'", async () => {
    const screen = await open();
    await press(screen, 'Remove the offer of Mina');
    await pressIn(screen, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf(removeOffer)).toEqual([]);
    given(disconnect(removeOffer));
    await press(screen, 'Remove the offer of Mina');
    await pressIn(screen, 'Remove');
    await screen.findByText('Failed to remove offer.');
    given(answer(removeOffer, { message: 'Removed.' }));
    given(answer(listActiveOffers, { offers: offers.slice(1), pagination }));
    await press(screen, 'Remove the offer of Mina');
    await pressIn(screen, 'Remove');
    await screen.findByText('Offer removed!');
    expect(requestsOf(removeOffer).at(-1)?.params).toEqual({ offerId: offers[0]?._id });
    await waitFor(async () => expect(await rowTexts(screen, 'Active Offers')).toHaveLength(1));
  });

  test('are searched by User ID and kind, which stand in the address (ADM-90)', async () => {
    const screen = await open();
    await press(screen, 'Discounts');
    await screen.user.type(screen.getByRole('searchbox', { name: 'User ID' }), '901');
    await waitFor(() =>
      expect(requestsOf(listActiveOffers).at(-1)?.query).toEqual({
        ...{ page: '1', limit: '15', kind: 'discount', user: '901' },
      }),
    );
    expect(window.location.search).toContain('kind=discount&userId=901');
    given(answer(listActiveOffers, { offers: [] }));
    await press(screen, 'Messages');
    await screen.findByText('No active offers found for this filter.');
  });

  test('may be empty or fail', async () => {
    const screen = await openTab(<OffersTab />, { answers: [answerHtml(listActiveOffers)] });
    expect(await alert(screen)).toContain('Failed to fetch active offers.');
    given(disconnect(listActiveOffers));
    await press(screen, 'Try again');
    await screen.findByText('Server connection error.');
    given(answer(listActiveOffers, { offers: [] }));
    await press(screen, 'Try again');
    await screen.findByText('No active offers found.');
  });
});
