import type { Random } from './random';

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

/** Draws a video with a typical file name: `Harbour.Nine.S02E05.720p.NF.WEB-DL.x264.mkv`. */
export function drawVideo(random: Random): Video {
  const service = random.pick(SERVICES.flatMap((one) => Array<Service>(one.weight).fill(one)));
  const quality = random.pick(QUALITIES);
  const isEpisode = service.series.length > 0 && random.happens(0.75);
  const title = random.pick(isEpisode ? service.series : service.films).replaceAll(' ', '.');
  const part = isEpisode
    ? `S${twoDigits(random.between(1, 3))}E${twoDigits(random.between(1, 10))}`
    : String(random.between(2019, 2026));
  const extension = random.happens(0.6) ? 'mkv' : 'mp4';
  return {
    fileName: `${title}.${part}.${quality}.${service.tag}.WEB-DL.x264.${extension}`,
    service: service.name,
    quality,
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
