/** The engine is for trial, development and CI; production uses a real MongoDB (README). */
export function refuseProduction(environment = process.env['NODE_ENV']): void {
  if (environment === 'production')
    throw new Error(
      'embedded-mongo refuses to start with NODE_ENV=production: set MONGODB_URI to a real MongoDB.',
    );
}
