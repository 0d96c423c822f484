import { getServiceHistory } from '@portal/contracts';
import { fill, press } from './actions';
import type { ScreenStates } from './screen-state';
import { fails, hangs, says } from './service';
import { CARDS, noDownloads } from './usual-cards';

/** The downloads and the history of a service. */
export const DOWNLOADS_STATES: ScreenStates = {
  'service-history': {
    path: '/downloads',
    actions: press('main [aria-haspopup=dialog]'),
    ready: '[role=dialog] li',
    onlyVisible: true,
  },
  'service-history-empty': {
    path: '/downloads',
    replies: [says(getServiceHistory, { history: [] })],
    actions: press('main [aria-haspopup=dialog]'),
    onlyVisible: true,
  },
  downloads: { path: '/downloads', ready: 'main ul li' },
  'downloads-name': {
    path: '/downloads',
    actions: press('main li [aria-expanded=false]'),
    onlyVisible: true,
  },
  'downloads-no-match': {
    path: '/downloads',
    actions: fill('[role=searchbox]', 'zzz'),
    onlyVisible: true,
  },
  'downloads-empty': { path: '/downloads', replies: noDownloads },
  'downloads-failed': {
    path: '/downloads',
    replies: CARDS.map(fails),
  },
  'downloads-loading': { path: '/downloads', isSlow: true, replies: CARDS.map(hangs) },
};
