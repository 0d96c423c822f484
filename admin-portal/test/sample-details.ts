import {
  type DetailsVersionView,
  getServiceDetails,
  listLegalTexts,
  publishServiceDetails,
  type ServiceDetailsResponse,
  type ServiceDetailsView,
} from '@portal/contracts';
import { answer, type Answer } from '@portal/screen-testing';

/** Details of a service with a bot and a channel. */
export const sampleDetails = (change: Partial<ServiceDetailsView> = {}): ServiceDetailsView => ({
  ...{ name: 'Dhara', botUrl: 'https://t.me/dhara_bot', supportBotUrl: null },
  ...{ supportContactUrl: null, channelUrl: 'https://t.me/dhara', reminderDays: [7, 3, 1] },
  ...change,
});

/** A version that Rafi published on Jan 5, 2031 at 4 PM in Dhaka; the first one nobody did. */
export const sampleVersion = (
  number: number,
  details: ServiceDetailsView = sampleDetails(),
): DetailsVersionView =>
  number === 1
    ? { number, details, publisher: null, publishedAt: null, reason: null }
    : {
        ...{ number, details, publisher: 'Rafi', reason: 'A new channel.' },
        publishedAt: '2031-01-05T10:00:00.000Z',
      };

/** A service that publishes what it gets. It checks nothing. */
export function detailService(start: Partial<ServiceDetailsResponse> = {}): Answer[] {
  let state: ServiceDetailsResponse = {
    ...{ current: sampleDetails(), locked: [], versions: [sampleVersion(1)] },
    ...start,
  };
  return [
    answer(listLegalTexts, { documents: [] }),
    answer(getServiceDetails, () => state),
    answer(publishServiceDetails, ({ body: { after, details, reason } }) => {
      const about = { publisher: 'Nadia', reason: reason ?? null };
      const version = { ...sampleVersion(after + 1, details), ...about };
      state = { ...state, current: details, versions: [version, ...state.versions] };
      return { ...state, message: 'The service details are in effect.' };
    }),
  ];
}
