import type { FastifyInstance } from 'fastify';
import type { UploadFolderService } from '../uploads/upload-folder.service';
import { DomainError } from '../errors/domain-error';

/** First part of the address of everything uploaded. */
export const UPLOADS_PATH = '/uploads/';

/** The type is ours, whatever a file holds; opened by itself it may do nothing (SEC-49). */
const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  // A name is never given twice. Private: a copy on a proxy would outlive the deletion.
  'cache-control': 'private, max-age=31536000, immutable',
};

/** Serves uploaded pictures. Their names cannot be guessed, so whoever has one may see the picture. */
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
