/** What the engine says it is: the MongoDB whose behaviour it follows, and its own mark. */
export const ANNOUNCED = {
  version: '8.0.0',
  wireVersion: 25,
  setName: 'embedded',
  member: 'localhost:27017',
  /** In `buildInfo.modules`, by which a client can tell this engine from MongoDB. */
  module: 'embedded-mongo',
} as const;

/** The engine is for trial, development and CI; production uses a real MongoDB (README). */
export function refuseProduction(): void {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      'embedded-mongo refuses to start with NODE_ENV=production: set MONGODB_URI to a real MongoDB.',
    );
}
