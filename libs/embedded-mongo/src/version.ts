/** The announced MongoDB version, whose behaviour the engine follows, and the engine's own marker. */
export const ANNOUNCED = {
  version: '8.0.0',
  wireVersion: 25,
  setName: 'embedded',
  member: 'localhost:27017',
  /** In `buildInfo.modules`. Clients use it to tell this engine from MongoDB. */
  module: 'embedded-mongo',
} as const;

/** Throws in production. The engine is for trial, development and CI; production uses MongoDB (README). */
export function refuseProduction(): void {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      'embedded-mongo refuses to start with NODE_ENV=production: set MONGODB_URI to a real MongoDB.',
    );
}
