import { clearPlace, makePlace, startSystem } from './support/system';

/** Starts the built system once for all journeys; they find it through PORTAL_E2E_PLACE. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const place = await makePlace();
  const system = await startSystem(place, { build: true });
  process.env['PORTAL_E2E_PLACE'] = JSON.stringify(place);
  return async () => {
    const code = await system.stop();
    await clearPlace(place);
    if (code !== 0) throw new Error(`The system ended with code ${code} when it was stopped.`);
  };
}
