import { Body, Controller, Req } from '@nestjs/common';
import {
  deletePhoto,
  PHOTO_FIELD,
  SERVICE_LIMITS,
  updateProfile,
  uploadPhoto,
  type UserView,
} from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../../domain/accounts/account';
import { PhotosService } from '../../domain/accounts/photos.service';
import { SettingsActionsService } from '../../domain/settings/settings-actions.service';
import { SettingsService } from '../../domain/settings/settings.service';
import { Clock } from '../../platform/clock/clock';
import { Refuses, Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, self, selfOrAdmin } from '../../platform/security/access';
import { type Origin, OriginIfAdmin } from '../../platform/security/origin';
import { TakesUpload } from '../../platform/uploads/accept-uploads';
import { type ExpectedUpload, UploadsService } from '../../platform/uploads/uploads.service';
import { presentUser } from '../../presenters/user.presenter';
import { UpdateProfileBody } from './update-profile.body';

/** Limits of a photo (SEC-47). */
const PHOTO: ExpectedUpload = {
  field: PHOTO_FIELD,
  maxBytes: SERVICE_LIMITS.photoBytes,
  tooLarge: 'accounts/photo-too-large',
};

/** Answer of the profile calls. The screen shows its text unchanged. */
interface Updated {
  readonly updated: UserView;
  readonly message: string;
}

@Controller()
export class ProfileController {
  constructor(
    private readonly settings: SettingsService,
    private readonly actions: SettingsActionsService,
    private readonly photos: PhotosService,
    private readonly uploads: UploadsService,
    private readonly clock: Clock,
  ) {}

  @Route(updateProfile)
  @Access(selfOrAdmin('id', 'accounts'))
  async update(
    @UserIdParam('id') userId: number,
    @Body() body: UpdateProfileBody,
    @OriginIfAdmin() origin: Origin | null,
  ): Promise<Updated> {
    const account = origin
      ? await this.actions.updateProfile(origin, userId, body)
      : await this.settings.updateSettings(userId, body);
    return this.answer(account);
  }

  @Route(uploadPhoto)
  @Refuses('accounts/photo-failed', 'accounts/photo-kind', 'accounts/photo-too-large')
  @Access(self('id'))
  @TakesUpload(PHOTO_FIELD)
  async uploadPhoto(
    @UserIdParam('id') userId: number,
    @Req() request: FastifyRequest,
  ): Promise<Updated> {
    const save = (file: Buffer) => this.photos.upload(userId, file);
    return this.answer(await this.uploads.receive(request, PHOTO, save));
  }

  @Route(deletePhoto)
  @Access(self('id'))
  async deletePhoto(@UserIdParam('id') userId: number): Promise<Updated> {
    return this.answer(await this.photos.remove(userId));
  }

  private answer(account: Account): Updated {
    const updated = presentUser(account, this.clock.now());
    return { updated, message: 'User updated successfully!' };
  }
}
