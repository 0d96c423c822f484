import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module';
import { PhotoEncoderService } from './photo-encoder.service';
import { PhotoSweepJob } from './photo-sweep.job';
import { PhotosRepository } from './photos.repository';
import { PhotosService } from './photos.service';

@Module({
  imports: [AccountsModule],
  providers: [PhotosService, PhotosRepository, PhotoEncoderService, PhotoSweepJob],
  exports: [PhotosService],
})
export class PhotosModule {}
