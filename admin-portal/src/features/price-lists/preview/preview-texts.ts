import type { BotAccess, PlanPlace } from '@portal/rules';
import { bangla, counted, english, type Formats, type Language, type Wording } from '@portal/ui';

/** Texts of the preview: those that subscribers see. */
const en = {
  places: {
    page: 'Plan page and offers',
    checkout: 'Chooser and checkout links',
  } satisfies Record<PlanPlace, string>,
  bots: { drm: 'DRM Bot Access', notify: 'Notification Bot Access' } satisfies Record<
    BotAccess,
    string
  >,
  days: (days: number) => counted(days, 'day'),
  videos: (videos: number) => counted(videos, 'video'),
  unlimited: 'Unlimited videos',
  noVideos: 'No videos',
  perDay: (bdt: number) => `${english.money(bdt, 'BDT')} a day`,
  usual: 'Usual choice',
  from: (when: string) => `On sale from ${when}`,
  until: (when: string) => `On sale until ${when}`,
} as const;

const bn: Wording<typeof en> = {
  places: { page: 'প্ল্যান পেজ ও অফার', checkout: 'প্ল্যান বাছাই ও চেকআউট লিংক' },
  bots: { drm: 'DRM বট অ্যাক্সেস', notify: 'নোটিফিকেশন বট অ্যাক্সেস' },
  days: (days) => `${bangla.count(days)} দিন`,
  videos: (videos) => `${bangla.count(videos)}টি ভিডিও`,
  unlimited: 'আনলিমিটেড ভিডিও',
  noVideos: 'ভিডিও নেই',
  perDay: (bdt) => `দিনে ${bangla.money(bdt, 'BDT')}`,
  usual: 'প্রচলিত পছন্দ',
  from: (when) => `বিক্রি শুরু ${when}`,
  until: (when) => `বিক্রি শেষ ${when}`,
};

/** The words and formats of a subscriber's screen in a language. */
export interface PreviewWords {
  readonly texts: Wording<typeof en>;
  readonly formats: Formats;
}

/** By language. The preview needs both, whatever the language of the portal is. */
export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: { texts: en, formats: english },
  bn: { texts: bn, formats: bangla },
};
