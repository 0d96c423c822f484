import { SetMetadata } from '@nestjs/common';

/** Key under which a route says that it answers while the database is away. */
export const WITHOUT_DATABASE = 'portal:without-database';

/**
 * Lets an administrator through, whose session was seen alive lately, while the database does not say
 * (goal O20). Only for routes whose answer then holds nothing but that.
 */
export const WithoutDatabase = (): MethodDecorator => SetMetadata(WITHOUT_DATABASE, true);
