import type { DetailsVersionView, ServiceDetailsView } from '@portal/contracts';
import type { ServiceDetails } from '@portal/rules';
import type { DetailsVersion } from '../../domain/service-details/details-version';

/** Service details for administrators. */
export const presentDetails = ({
  reminderDays,
  ...details
}: ServiceDetails): ServiceDetailsView => ({
  ...details,
  reminderDays: [...reminderDays],
});

/** A version of them. */
export const presentVersion = ({
  number,
  details,
  publisher,
  publishedAt,
  reason,
}: DetailsVersion): DetailsVersionView => ({
  ...{ number, details: presentDetails(details), publisher },
  ...{ publishedAt: publishedAt?.toISOString() ?? null, reason },
});
