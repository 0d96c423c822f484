import { Injectable } from '@nestjs/common';
import {
  type DetailField,
  detailsInEffect,
  FIRST_DETAILS,
  type ServiceDetails,
} from '@portal/rules';
import { Config } from '../../platform/config/config';
import { LatestRead } from '../../platform/events/latest-read';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import type { DetailsVersion } from './details-version';
import { SERVICE_DETAILS } from './details-version.schema';
import { ServiceDetailsRepository } from './service-details.repository';

/** Name, links and reminder days of the service. */
@Injectable()
export class ServiceDetailsService {
  private readonly latest: LatestRead<ServiceDetails>;
  private readonly unpublished: ServiceDetails;

  constructor(
    private readonly versions: ServiceDetailsRepository,
    private readonly config: Config,
    changes: ChangeStreamService,
  ) {
    this.latest = new LatestRead(() => this.inEffect());
    this.unpublished = this.withLocked(this.first().details);
    const missed = (): Promise<void> => this.refresh();
    changes.follow({ collection: SERVICE_DETAILS, changed: () => void missed(), missed });
  }

  /**
   * The details in effect, for screens: from memory, also while the database is away, and read again after every
   * publication on any instance; the same object until then.
   */
  async shown(): Promise<ServiceDetails> {
    return (await this.latest.get()) ?? this.unpublished;
  }

  /** The details in effect, as the database has them. */
  async inEffect(): Promise<ServiceDetails> {
    const { details } = await this.newest();
    return this.withLocked(details);
  }

  /** The newest published version; the first one when nothing was published. */
  async newest(): Promise<DetailsVersion> {
    const [newest] = await this.versions.listNewest(1);
    return newest ?? this.first();
  }

  /** The version that the service starts with, from its environment. */
  first(): DetailsVersion {
    const { brand, reminderDays } = this.config;
    const { name, botUrl, supportBotUrl, supportContactUrl, channelUrl } = brand;
    return {
      number: FIRST_DETAILS,
      details: { name, botUrl, supportBotUrl, supportContactUrl, channelUrl, reminderDays },
      ...{ publisher: null, publishedAt: null, reason: null },
    };
  }

  /** The fields that the environment decides. */
  locked(): readonly DetailField[] {
    return this.config.lockedDetails;
  }

  /** Details with the locked values of the environment. */
  withLocked(details: ServiceDetails): ServiceDetails {
    return detailsInEffect(details, this.first().details, this.locked());
  }

  /** Reads the details again, once a screen has asked for them. Never rejects. */
  refresh(): Promise<void> {
    return this.latest.refresh();
  }
}
