import type { DetailField } from '@portal/rules';
import { defineCall } from '../http/call';

/** What the service is called, where to reach it, and when it reminds. */
export interface ServiceDetailsView {
  /** 1 to 40 characters. */
  name: string;
  /** http(s) addresses, at most 200 characters; null for none. */
  botUrl: string | null;
  supportBotUrl: string | null;
  supportContactUrl: string | null;
  channelUrl: string | null;
  /** Days left at which a subscriber is reminded of the plan's end: 1 to 60, at most six, most first. */
  reminderDays: number[];
}

/** A published version of the service details. It never changes. */
export interface DetailsVersionView {
  /** From 1, without gaps. */
  number: number;
  details: ServiceDetailsView;
  /** Who published it; null for the first one, which the service starts with. */
  publisher: string | null;
  /** ISO 8601 UTC; null for the first one. */
  publishedAt: string | null;
  /** Why, in the publisher's words; null when none was given. */
  reason: string | null;
}

/** Answer of getServiceDetails. */
export interface ServiceDetailsResponse {
  /** What is in effect: the newest version, with the values of locked fields. */
  current: ServiceDetailsView;
  /** The fields that the environment of the service decides. */
  locked: DetailField[];
  /** The newest {@link DETAILS_VERSIONS_LIMIT} versions, newest first. */
  versions: DetailsVersionView[];
}

/** Number of versions that getServiceDetails returns. */
export const DETAILS_VERSIONS_LIMIT = 50;

/** Body of publishServiceDetails. */
export interface PublishServiceDetailsRequest {
  /** Number of the newest version that was seen: two publications never follow the same one. */
  after: number;
  /** All fields; locked ones as they are. */
  details: ServiceDetailsView;
  /** Why; 3 to 200 characters. */
  reason?: string;
}

/** Answer of a change of the service details. */
export interface ServiceDetailsChange extends ServiceDetailsResponse {
  message: string;
}

/** Name, links and reminder days of the service, with every earlier version. */
export const getServiceDetails = defineCall<void, ServiceDetailsResponse>()(
  'GET',
  '/api/admin/service-details',
);

/** Publishes name, links and reminder days of the service; they are in effect at once. */
export const publishServiceDetails = defineCall<
  PublishServiceDetailsRequest,
  ServiceDetailsChange
>()('POST', '/api/admin/service-details/publish');
