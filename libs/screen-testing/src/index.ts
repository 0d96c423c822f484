import './watch-tests';

export { within, waitFor } from '@testing-library/react';
export { expectAccessible } from './accessibility';
export { hideTab } from './browser/hide-tab';
export { savedFiles } from './browser/saved-files';
export { setOnline } from './browser/set-online';
export { factsOf } from './facts-of';
export { openScreen } from './open-screen';
export type { Screen, ScreenOptions } from './open-screen';
export { sampleCatalogue } from './sample-catalogue';
export { sampleUser } from './sample-user';
export { scan } from './scan';
export {
  answer,
  answerHtml,
  disconnect,
  disconnectOnce,
  hold,
  never,
  refuse,
} from './service/answers';
export type { Answer } from './service/answers';
export { requestsOf } from './service/requests';
export { given } from './service/server';
export { stream } from './service/streams';
