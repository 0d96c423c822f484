import type { ServiceDetails } from '@portal/rules';
import type { VersionFacts } from '../audit/version-publisher.service';

/** A published version of the service details; it never changes. */
export interface DetailsVersion extends VersionFacts {
  readonly details: ServiceDetails;
}
