import { backfill } from '../platform/migrations/backfill';

/** Broadcasts of before segments were for everybody, and nobody counted who read them. */
export const broadcastSegments = backfill({
  name: '0003-broadcast-segments',
  does: 'whom broadcasts are for',
  collection: 'broadcasts',
  lacking: { segment: null },
  fieldsOf: async ({ seen }) => ({ segment: 'all', seen: typeof seen === 'number' ? seen : 0 }),
});
