import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module';
import { PhotoEncoder } from './photo-encoder';
import { PhotoSweep } from './photo-sweep';
import { PhotosRepository } from './photos.repository';
import { PhotosService } from './photos.service';

@Module({
  imports: [AccountsModule],
  providers: [PhotosService, PhotosRepository, PhotoEncoder, PhotoSweep],
  exports: [PhotosService],
})
export class PhotosModule {}
