import { Problem } from '../../shared/problem';

/** A container image named with version and content: `node:24.21.0-bookworm-slim@sha256:<64 hex>`. */
export interface ImageReference {
  readonly name: string;
  readonly tag: string;
  /** SHA-256 of the image's index, in hex. */
  readonly digest: string;
}

const REFERENCE = /^([\w./-]+):([\w.-]+)@sha256:([0-9a-f]{64})$/;

/** The parts of a reference, or null when it does not name the content. */
export function parseImage(text: string): ImageReference | null {
  const [, name, tag, digest] = REFERENCE.exec(text) ?? [];
  return name && tag && digest ? { name, tag, digest } : null;
}

/** The image that an `ARG` of a Dockerfile names by default. @throws Problem when it names none by digest. */
export function baseImage(dockerfile: string, argument: string): ImageReference {
  const [, text = ''] = new RegExp(`^ARG ${argument}=(\\S+)$`, 'm').exec(dockerfile) ?? [];
  const image = parseImage(text);
  if (!image) throw new Problem(`ARG ${argument} of the Dockerfile names no image by its digest.`);
  return image;
}
