import { SetMetadata } from '@nestjs/common';

/** Key under which a route says that it answers while the database is away. */
export const WITHOUT_DATABASE = 'portal:without-database';

/**
 * While the database does not say who calls, lets administrators through whose session it knew alive
 * lately (OPS-20). They come marked `isUnsure`: tell them nothing that a database holds.
 */
export const WithoutDatabase = (): MethodDecorator => SetMetadata(WITHOUT_DATABASE, true);
