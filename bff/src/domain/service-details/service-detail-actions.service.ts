import { Injectable } from '@nestjs/common';
import { DETAIL_FAULTS, detailChanges, detailFaults, type ServiceDetails } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { VersionPublisherService } from '../audit/version-publisher.service';
import type { DetailsVersion } from './details-version';
import { ServiceDetailsRepository } from './service-details.repository';
import { ServiceDetailsService } from './service-details.service';

/** What is published, and the newest version that the publisher has seen. */
export interface DetailsPublication {
  readonly after: number;
  readonly details: ServiceDetails;
  readonly reason: string | null;
}

/** Publishes service details. */
@Injectable()
export class ServiceDetailActionsService {
  constructor(
    private readonly versions: ServiceDetailsRepository,
    private readonly current: ServiceDetailsService,
    private readonly publisher: VersionPublisherService,
  ) {}

  /** The newest versions, newest first. */
  async list(limit: number): Promise<readonly DetailsVersion[]> {
    const stored = await this.versions.listNewest(limit);
    return stored.length === 0 ? [this.current.first()] : stored;
  }

  /**
   * Publishes details, in effect at once. Of publications that follow the same version, one succeeds.
   * @throws DomainError service-details/newer, service-details/not-complete with the first fault,
   * service-details/locked for a value that the environment decides, service-details/no-changes.
   */
  async publish(origin: Origin, { after, details, reason }: DetailsPublication): Promise<void> {
    const next = { ...details, reminderDays: details.reminderDays.toSorted((a, b) => b - a) };
    await this.publisher.publish<DetailsVersion>(origin, {
      ...{ noun: 'service-details', value: 'details', action: 'service-details/publish' },
      ...{ newer: 'service-details/newer', after, reason },
      newest: () => this.current.newest(),
      changes: (version) => this.demandPublishable(version, next),
      next: (_current, facts) => ({ ...facts, details: next }),
      insert: (versions) => this.versions.insertMany(versions),
    });
    await this.current.refresh();
  }

  /** The differences, when they can be published. */
  private demandPublishable({ details }: DetailsVersion, next: ServiceDetails) {
    const [first] = detailFaults(next);
    if (first) {
      throw new DomainError(
        'service-details/not-complete',
        { ...first },
        DETAIL_FAULTS[first.fault],
      );
    }
    const before = this.current.withLocked(details);
    const [fixed] = detailChanges(this.current.withLocked(next), next);
    if (fixed) throw new DomainError('service-details/locked', { field: fixed.field });
    const fields = detailChanges(before, next);
    if (fields.length === 0) throw new DomainError('service-details/no-changes');
    return [{ id: 'details', kind: 'changed', fields }];
  }
}
