import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { DomainError } from '../../platform/errors/domain-error';
import { ConcurrencyLimit } from '../../platform/security/concurrency-limit';
import { isPhoto } from './photo-kind';

/** Largest number of pixels of a photo: 16 megapixels (SEC-47). */
const MAX_PHOTO_PIXELS = 16_000_000;

/** Longest side of a stored photo in px (SEC-47). */
const STORED_PHOTO_SIDE = 512;

const QUALITY = 82;
const LONGEST_SECONDS = 10;

/** Two at a time leave threads of the libuv pool for password checks; UploadsService limits the queue. */
const AT_A_TIME = 2;
const WAITING = 64;

/** Converts an uploaded file to the stored picture (SEC-46 to SEC-48). */
@Injectable()
export class PhotoEncoderService {
  private readonly limit = new ConcurrencyLimit(AT_A_TIME, WAITING);

  constructor() {
    sharp.cache(false);
    sharp.concurrency(1);
    // Defence in depth besides isPhoto: all other decoders of the library are blocked, for any file
    // content.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
    });
  }

  /**
   * Re-encodes the photo: a square WebP without metadata, rotated by its EXIF orientation; for an animation
   * the first frame.
   * @throws DomainError accounts/photo-kind, accounts/photo-too-large, accounts/photo-failed,
   * request/too-many.
   */
  async encode(file: Buffer): Promise<Buffer> {
    if (!isPhoto(file)) throw new DomainError('accounts/photo-kind');
    return this.limit.run(async () => {
      const side = Math.min(STORED_PHOTO_SIDE, ...(await measure(file)));
      return draw(file, side).catch(refuse);
    });
  }
}

/** Width and height from the header, before anything is decoded. */
async function measure(file: Buffer): Promise<[width: number, height: number]> {
  const header = sharp(file, { limitInputPixels: false });
  const { width, height } = await header.metadata().catch(refuse);
  if (width * height > MAX_PHOTO_PIXELS) throw new DomainError('accounts/photo-too-large');
  return [width, height];
}

function draw(file: Buffer, side: number): Promise<Buffer> {
  // Harmless warnings are common in photos from phones; 'error' refuses damaged and truncated files.
  return sharp(file, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer();
}

function refuse(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message.split('\n')[0] : 'unknown';
  throw new DomainError('accounts/photo-failed', { reason });
}
