import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';

/** A noisy picture, which does not compress well. */
export function picture(format: Format, width = 300, height = 200): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** A JPEG of a given number of bytes, padded after its end. */
export async function jpegOf(bytes: number): Promise<Buffer> {
  const start = await picture('jpeg');
  return Buffer.concat([start, Buffer.alloc(bytes - start.length)]);
}

/** A PNG of one colour. */
export function plainPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The dominant colour of a pixel. */
export async function colourAt(file: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const parts = [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))] ?? '';
}

/** A photo as a phone takes it: held upright (orientation 6), its left half red, with the location in it. */
export function phonePhoto(): Promise<Buffer> {
  const red = { create: { width: 400, height: 600, channels: 3, background: '#f00' } } as const;
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'SecretPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An animated picture: a green frame, then a red one. */
export async function movingGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#0f0'), await frame('#f00')], { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** A PNG of a few bytes whose header promises `side` times `side` pixels. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
