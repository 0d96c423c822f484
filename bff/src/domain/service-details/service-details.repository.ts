import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { NumberedVersions } from '../../platform/mongo/numbered-versions';
import type { DetailsVersion } from './details-version';
import { DETAILS_VERSION_MODEL } from './details-version.schema';

/** Stored versions of the service details. */
@Injectable()
export class ServiceDetailsRepository extends NumberedVersions<DetailsVersion> {
  constructor(@InjectModel(DETAILS_VERSION_MODEL) versions: Model<DetailsVersion>) {
    super(versions);
  }
}
