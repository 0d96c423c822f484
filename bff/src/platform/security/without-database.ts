import { SetMetadata } from '@nestjs/common';

/** Metadata key of routes that answer while the database is unavailable. */
export const WITHOUT_DATABASE = 'portal:without-database';

/**
 * While the database is unavailable, allows administrators whose session was confirmed recently (OPS-20).
 * They are marked `isUnsure`: send them no data of the database.
 */
export const WithoutDatabase = (): MethodDecorator => SetMetadata(WITHOUT_DATABASE, true);
