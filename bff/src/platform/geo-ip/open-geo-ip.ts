import { readFile } from 'node:fs/promises';
import { ConfigError } from '../config/load-config';
import { GeoIpService } from './geo-ip.service';

/**
 * Reads the GeoIP database, a file in the MaxMind format, completely into memory. An unreadable file stops
 * the start. Otherwise sign-ins would be stored without their place, which cannot be added later.
 * @param file null: no database. @throws ConfigError.
 */
export async function openGeoIp(file: string | null): Promise<GeoIpService> {
  if (file === null) return new GeoIpService(null);
  try {
    const { Reader } = await import('mmdb-lib');
    const reader = new Reader(await readFile(file));
    const hasOnlyIpv4 = reader.metadata.ipVersion === 4;
    return new GeoIpService({
      // In an IPv4-only file the library would read the first bits of an IPv6 address as an IPv4 address.
      get: (address) => (hasOnlyIpv4 && address.includes(':') ? null : reader.get(address)),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`GEO_DATABASE: is no readable database of addresses (${reason})`]);
  }
}
