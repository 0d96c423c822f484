import { Problem } from '../../shared/problem';

/** A container image with version and digest: `node:24.21.0-bookworm-slim@sha256:<64 hex>`. */
export interface ImageReference {
  readonly name: string;
  readonly tag: string;
  /** SHA-256 of the image's index, in hex. */
  readonly digest: string;
}

const REFERENCE = /^([\w./-]+):([\w.-]+)@sha256:([0-9a-f]{64})$/;

/** The parts of a reference, or null when it has no digest. */
export function parseImage(text: string): ImageReference | null {
  const [, name, tag, digest] = REFERENCE.exec(text) ?? [];
  return name && tag && digest ? { name, tag, digest } : null;
}

/** The default image of an `ARG` in a Dockerfile. @throws Problem when it has no digest. */
export function baseImage(dockerfile: string, argument: string): ImageReference {
  const [, text = ''] = new RegExp(`^ARG ${argument}=(\\S+)$`, 'm').exec(dockerfile) ?? [];
  const image = parseImage(text);
  if (!image) throw new Problem(`ARG ${argument} of the Dockerfile names no image by its digest.`);
  return image;
}
