import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import { UPLOADS_PATH } from '../../platform/http/serve-uploads';
import { UploadFolderService } from '../../platform/uploads/upload-folder.service';
import type { Account } from './account';
import { PhotoEncoderService } from './photo-encoder.service';
import { PhotosRepository } from './photos.repository';

/**
 * Profile photos: one file per user; the account stores its address. The new file is written before the
 * account names it, and the old file is removed afterwards. So a crash can only leave an extra file, which
 * PhotoSweepJob removes (SEC-50).
 */
@Injectable()
export class PhotosService {
  constructor(
    private readonly encoder: PhotoEncoderService,
    private readonly folder: UploadFolderService,
    private readonly photos: PhotosRepository,
  ) {}

  /**
   * Re-encodes the uploaded file and sets it as the photo; returns the account after the change.
   * @throws DomainError accounts/photo-kind, accounts/photo-too-large, accounts/photo-failed,
   * accounts/not-found, request/too-many.
   */
  async upload(userId: number, file: Buffer): Promise<Account> {
    const picture = await this.encoder.encode(file);
    const name = await this.folder.write(userId, picture);
    const photo = UPLOADS_PATH + name;
    const before = await this.photos.replace(userId, photo);
    await this.discard(before ? before.photo : photo);
    return after(userId, before, photo);
  }

  /** Removes the photo; returns the account after the change. @throws DomainError accounts/not-found. */
  async remove(userId: number): Promise<Account> {
    const before = await this.photos.replace(userId, null);
    await this.discard(before?.photo ?? null);
    return after(userId, before, null);
  }

  /** Removes the file of a photo that no account names any more, also after a deletion. */
  async discard(photo: string | null): Promise<void> {
    if (photo?.startsWith(UPLOADS_PATH)) await this.folder.remove(photo.slice(UPLOADS_PATH.length));
  }
}

function after(userId: number, before: Account | null, photo: string | null): Account {
  if (!before) throw new DomainError('accounts/not-found', { userId });
  return { ...before, photo };
}
