import type { MovedJourney } from './moved-test';

const PAGE = 'user-portal/src/features/dashboard';
const FRAME = 'user-portal/src/shared/frame';
const LIBRARY = 'libs/dashboard/src';
const ORIGIN = {
  journey: 'e2e/journeys/subscriber/dashboard.spec.ts',
  before: 'd7661335',
} as const;

export const dashboard: readonly MovedJourney[] = [
  {
    ...ORIGIN,
    spec: `${PAGE}/dashboard-page.spec.tsx`,
    tests: [
      {
        sentence:
          "brand logo; user chip (name and '{n} days left'); refresh button; theme menu; logout button",
        test: 'brand logo; user chip',
        fault: {
          file: `${FRAME}/account-menu.tsx`,
          from: 'setMode(value)',
          to: 'undefined',
        },
      },
      {
        sentence: "user chip: 'User {userId}' when there is no name; 'Expired'",
        test: 'when there is no name',
        fault: {
          file: `${FRAME}/account-chip.tsx`,
          from: 'user.isExpired ? header.expired : ',
          to: '',
        },
      },
      {
        sentence: 'the link of the header leads to /account-management',
        test: 'has a link to /account-management',
        fault: {
          file: `${FRAME}/account-chip.tsx`,
          from: '<ProfileLink to={paths.profile}',
          to: '<ProfileLink to={paths.plans}',
        },
      },
      {
        sentence: 'the refresh control reads everything anew',
        test: 'the refresh control',
        fault: {
          file: `${LIBRARY}/account/use-dashboard-refresh.ts`,
          from: 'dashboardKeys.of(userId)',
          to: 'dashboardKeys.stats(userId)',
        },
      },
      {
        sentence:
          "cards that lead elsewhere: 'View Plans', 'Manage Profile', privacy policy and terms",
        test: 'cards that lead elsewhere',
        fault: {
          file: `${PAGE}/links/legal-card.tsx`,
          from: 'to={paths.terms}',
          to: 'to={paths.privacy}',
        },
      },
      {
        sentence:
          "'About & Contact' card with links to the support bot, the support contact and the channel",
        test: 'has links to the support bot',
        fault: {
          file: `${PAGE}/links/link-row.tsx`,
          from: ' rel="noopener noreferrer"',
          to: '',
        },
      },
      {
        sentence: 'links that are not configured are not there',
        test: 'has no links that are not configured',
        fault: {
          file: `${PAGE}/links/about-card.tsx`,
          from: '(to ? [{ ...way, to }] : [])',
          to: "[{ ...way, to: to ?? '/' }]",
        },
      },
      {
        sentence: 'without any link the card says so',
        test: 'without any link says so',
        fault: {
          file: `${PAGE}/links/about-card.tsx`,
          from: 'isKnown && <QuietText>',
          to: '!isKnown && <QuietText>',
        },
      },
      {
        sentence: 'an offer that cannot be loaded is only logged',
        test: 'an offer that cannot be loaded',
        fault: {
          file: `${LIBRARY}/api/live.ts`,
          from: 'if (!signal.aborted) console.warn',
          to: 'if (signal.aborted) console.warn',
        },
      },
    ],
  },
  {
    ...ORIGIN,
    spec: `${PAGE}/offer/offer-banner.spec.tsx`,
    tests: [
      {
        sentence: 'offer banner only if an offer exists',
        test: 'is there only if an offer exists',
        fault: {
          file: `${PAGE}/offer/offer-banner.tsx`,
          from: 'if (!offer) return null;',
          to: 'if (!offer) return <BannerFrame icon={Gift} message="" action={null} />;',
        },
      },
      {
        sentence:
          'a discount offer shows a countdown in days, hours, minutes and seconds to expiresAt, ticking every second and stopping at zero',
        test: 'ticking every second',
        fault: {
          file: 'libs/ui/src/time/use-countdown.ts',
          from: 'left % 1000 || 1000',
          to: '60_000',
        },
      },
      {
        sentence:
          'its link is taken from the offer message if the message contains /plans/, otherwise it goes to /plans',
        test: 'its link is',
        fault: {
          file: `${PAGE}/offer/offer-banner.tsx`,
          from: '(!isOver && planPath) || paths.plans',
          to: 'paths.plans',
        },
      },
      {
        sentence: "a simple offer shows a 'Claim Offer' banner to /offer",
        test: 'a simple offer',
        fault: {
          file: `${PAGE}/offer/offer-banner.tsx`,
          from: 'to={paths.offer}',
          to: 'to={paths.plans}',
        },
      },
    ],
  },
  {
    ...ORIGIN,
    spec: `${LIBRARY}/account/welcome.spec.tsx`,
    tests: [
      {
        sentence:
          'welcome line with the name and an avatar; if the image fails to load, a coloured circle with the initial is shown',
        test: 'if the image fails to load',
        fault: {
          file: 'libs/ui/src/brand/avatar.tsx',
          from: 'onError={() => setFailedUrl(photoUrl)}',
          to: '',
        },
      },
      {
        sentence: "for a name of the form 'User {id}' the initial is the first character of the id",
        test: 'for a name of the form',
        fault: {
          file: 'libs/ui/src/brand/avatar.tsx',
          from: 'avatarInitial(name, userId)',
          to: 'name?.[0]',
        },
      },
      {
        sentence:
          'without a connection at start the stored plan is shown, and nothing claims to be fresh',
        test: 'without a connection at start',
        fault: {
          file: `${LIBRARY}/account/freshness.tsx`,
          from: 'if (updatedAt === 0) return null;',
          to: '',
        },
      },
    ],
  },
  {
    ...ORIGIN,
    spec: `${LIBRARY}/downloads/downloads.spec.tsx`,
    tests: [
      {
        sentence:
          "stat cards 'Today's Downloads' and 'Total Downloads', each with title, value and loading state",
        test: 'stat cards',
        fault: {
          file: 'libs/ui/src/layout/stat-card.tsx',
          from: 'aria-busy={loading}',
          to: 'aria-busy={false}',
        },
      },
      {
        sentence: 'recent downloads list (dates in en-US short format)',
        test: 'recent downloads list',
        fault: {
          file: `${LIBRARY}/downloads/recent-list.tsx`,
          from: 'dateItems(items, date)',
          to: 'dateItems(items, String)',
        },
      },
      {
        sentence: 'downloads by service: sorted by value descending, bar width as share of total',
        test: 'are sorted by value descending',
        fault: {
          file: `${LIBRARY}/downloads/service-row.tsx`,
          from: '(service.value / total) * 100',
          to: '(service.value / 40) * 100',
        },
      },
      {
        sentence: 'bars cycling through 6 colours',
        test: 'have bars that cycle through 6 colours',
        fault: {
          file: `${LIBRARY}/downloads/service-row.tsx`,
          from: 'seriesColour(index)',
          to: 'seriesColour(index % 5)',
        },
      },
      {
        sentence: 'badge colours fixed for five services with a default for others',
        test: 'have badge colours fixed',
        fault: {
          file: `${LIBRARY}/downloads/service-badge.tsx`,
          from: 'serviceColour(name)',
          to: "serviceColour('')",
        },
      },
      {
        sentence: 'a dashboard without any download says what will stand there',
        test: 'a dashboard without any download',
        fault: {
          file: `${LIBRARY}/downloads/recent-downloads.tsx`,
          from: 'data.recentDownloads.length > 0',
          to: 'data.recentDownloads.length >= 0',
        },
      },
      {
        sentence:
          'dashboard widget fetch errors are only logged; each card can be tried again by itself',
        test: 'each card can be tried again by itself',
        fault: {
          file: `${LIBRARY}/errors/card-failed.tsx`,
          from: 'onClick={() => void query.refetch()}',
          to: '',
        },
      },
    ],
  },
];
