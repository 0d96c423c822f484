/** What the engine says it is: the MongoDB whose behaviour it follows, and its own mark. */
export const ANNOUNCED = {
  version: '8.0.0',
  wireVersion: 25,
  setName: 'embedded',
  member: 'localhost:27017',
  /** In `buildInfo.modules`, by which a client can tell this engine from MongoDB. */
  module: 'embedded-mongo',
} as const;
