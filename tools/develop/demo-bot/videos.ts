import type { Random } from './random';

/** Where the demo says it delivers. Telegram has no message there. */
export const DEMO_DELIVERY = 'https://t.me/c/1/1';

/** The form of a released file. */
interface Container {
  readonly quality: string;
  readonly extension: string;
}

/** A video that a user requests from the bot. */
export interface Video {
  readonly fileName: string;
  readonly service: string;
  readonly quality: string;
}

interface Service {
  readonly name: string;
  /** Short form in release names. */
  readonly tag: string;
  /** Weight of the service in the draw. */
  readonly weight: number;
  readonly series: readonly string[];
  readonly films: readonly string[];
}

// All titles are invented.
const SERVICES: readonly Service[] = [
  {
    name: 'netflix',
    tag: 'NF',
    weight: 7,
    series: ['The Monsoon Line', 'Harbour Nine', 'Paper Lanterns', 'Cold Delta'],
    films: ['Midnight at Sadarghat', 'A Room in Shillong'],
  },
  {
    name: 'amazon',
    tag: 'AMZN',
    weight: 5,
    series: ['Bandra Files', 'The Last Tram', 'Salt Flats'],
    films: ['Eleven Rivers', 'The Cartographer'],
  },
  {
    name: 'hoichoi',
    tag: 'HOICHOI',
    weight: 4,
    series: ['Uttorer Hawa', 'Chilekotha', 'Nodir Opare'],
    films: ['Shesh Bikel'],
  },
  {
    name: 'zee5',
    tag: 'ZEE5',
    weight: 3,
    series: ['Rangbaaz Gali', 'Agnipath Express'],
    films: ['Kagoj Phool'],
  },
  {
    name: 'disney',
    tag: 'DSNP',
    weight: 3,
    series: ['Starling Academy', 'The Tidekeepers'],
    films: ['Little Comet'],
  },
  { name: 'sonyliv', tag: 'SONY', weight: 2, series: ['Faultline 92'], films: ['Third Innings'] },
  { name: 'chorki', tag: 'CHORKI', weight: 2, series: ['Ektara', 'Dhulo'], films: ['Poush Mela'] },
  { name: 'youtube', tag: 'YT', weight: 1, series: [], films: ['Village Cooking Live'] },
];

const QUALITIES = ['480p', '480p', '720p', '720p', '720p', '1080p'] as const;

/** A series or a film of a service. */
export interface Show {
  readonly title: string;
  readonly isSeries: boolean;
  readonly service: string;
  /** Short form of the service in release names. */
  readonly tag: string;
}

/** Draws a show; three of four are series. */
export function drawShow(random: Random): Show {
  const service = random.pick(SERVICES.flatMap((one) => Array<Service>(one.weight).fill(one)));
  const isSeries = service.series.length > 0 && random.happens(0.75);
  const title = random.pick(isSeries ? service.series : service.films);
  return { title, isSeries, service: service.name, tag: service.tag };
}

/** A show as a release: `Harbour.Nine.S02E05.720p.NF.WEB-DL.x264.mkv`. `part`: 'S02E05', or the year of a film. */
export function releaseOf({ title, service, tag }: Show, part: string, how: Container): Video {
  const { quality, extension } = how;
  const dotted = title.replaceAll(' ', '.');
  return {
    fileName: `${dotted}.${part}.${quality}.${tag}.WEB-DL.x264.${extension}`,
    service,
    quality,
  };
}

/** Draws a video with a typical file name. */
export function drawVideo(random: Random): Video {
  const show = drawShow(random);
  const part = show.isSeries
    ? partOf(random.between(1, 3), random.between(1, 10))
    : String(random.between(2019, 2026));
  const extension = random.happens(0.6) ? 'mkv' : 'mp4';
  return releaseOf(show, part, { quality: random.pick(QUALITIES), extension });
}

/** An episode as in release names: `S02E05`. */
export function partOf(season: number, episode: number): string {
  return `S${twoDigits(season)}E${twoDigits(episode)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
