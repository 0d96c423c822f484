import type { UserPaymentView, UserView } from '@portal/contracts';
import { type AccountState, DAY_MS } from '@portal/rules';
import { type Formats, useFormats } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

type HeroTexts = ReturnType<typeof useTexts>['hero'];

/** A day further away than this is not named without its year. */
const MOST_DAYS_WITHOUT_YEAR = 300;

/** Midnight of an instant's day in the time zone of the browser, epoch ms. */
const dayOf = (instant: Date): number => new Date(instant).setHours(0, 0, 0, 0);

/** The end of a plan in words: today and tomorrow with the time, otherwise the day. */
function endInWords(end: string | null, now: Date, texts: HeroTexts, formats: Formats): string {
  const instant = new Date(end ?? Number.NaN);
  if (Number.isNaN(instant.getTime())) return '';
  const days = Math.round((dayOf(instant) - dayOf(now)) / DAY_MS);
  if (days === 0) return texts.today(formats.time(end));
  if (days === 1) return texts.tomorrow(formats.time(end));
  return Math.abs(days) > MOST_DAYS_WITHOUT_YEAR ? formats.date(end) : formats.day(end);
}

interface SentenceProps {
  readonly user: UserView;
  readonly state: AccountState;
  readonly order: UserPaymentView | null;
  readonly videoDays: number | null;
  readonly now: Date;
}

/** What happens next, in one or two sentences: the next date, and whether the videos end before the plan. */
export function usePlanSentence({ user, state, order, videoDays, now }: SentenceProps): string {
  const { hero } = useTexts();
  const formats = useFormats();
  const end = endInWords(user.expiryDate, now, hero, formats);
  switch (state) {
    case 'frozen':
      return hero.frozen;
    case 'paying':
      return order ? hero.paying(formats.money(order.amount, 'BDT'), order.planName) : '';
    case 'newcomer':
      return '';
    case 'expired':
      return hero.ended(end);
    case 'usedUp':
      return hero.usedUp(end);
    case 'notifying':
      return `${hero.ends(end)} ${hero.notifying}`;
    case 'ending':
    case 'active': {
      const runsOut = videoDays !== null && videoDays < user.daysRemaining;
      return runsOut ? `${hero.ends(end)} ${hero.pace(videoDays)}` : hero.ends(end);
    }
  }
}
