import type { FastifyInstance } from 'fastify';
import type { UploadFolderService } from '../uploads/upload-folder.service';
import { DomainError } from '../errors/domain-error';

/** Path prefix of all uploads. */
export const UPLOADS_PATH = '/uploads/';

/**
 * The service sets the type, whatever a file contains. Opened as a page, the file can run nothing (SEC-49).
 */
const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  // A name is never used twice, so the file never changes. Private: a copy on a proxy would remain after the
  // deletion.
  'cache-control': 'private, max-age=31536000, immutable',
};

/** Serves uploaded pictures. Their names cannot be guessed, so a caller who knows one may see the picture. */
export function serveUploads(server: FastifyInstance, folder: UploadFolderService): void {
  server.get<{ Params: { name: string } }>(
    `${UPLOADS_PATH}:name`,
    { config: { rate: 'file' } },
    async (request, reply) => {
      const picture = await folder.read(request.params.name);
      if (!picture) throw new DomainError('request/not-found');
      return reply.headers(PICTURE_HEADERS).send(picture);
    },
  );
}
