import { readFile } from 'node:fs/promises';
import { ConfigError } from '../config/load-config';
import { GeoIpService } from './geo-ip.service';

/**
 * Reads the database of addresses, a file in the MaxMind format, whole into memory. A file that is
 * named but cannot be read stops the start: a service that went on would write sign-ins without their
 * place, which nobody can add later.
 * @param file null: there is none. @throws ConfigError.
 */
export async function openGeoIp(file: string | null): Promise<GeoIpService> {
  if (file === null) return new GeoIpService(null);
  try {
    const { Reader } = await import('mmdb-lib');
    const reader = new Reader(await readFile(file));
    const hasOnlyIpv4 = reader.metadata.ipVersion === 4;
    return new GeoIpService({
      // In such a file the library would take the first bits of a longer address for a short one.
      get: (address) => (hasOnlyIpv4 && address.includes(':') ? null : reader.get(address)),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`GEO_DATABASE: is no readable database of addresses (${reason})`]);
  }
}
