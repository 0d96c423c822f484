import { Logger } from '@nestjs/common';

/** Place of an address. Unknown parts are null. */
export interface Place {
  /** English name. */
  readonly city: string | null;
  readonly country: string | null;
}

/** Reader of a GeoIP database. Returns null for an address that it does not contain. */
export interface AddressReader {
  /** @throws for a text that is not an address, and for a damaged database. */
  get(address: string): unknown;
}

/** Prefix of an IPv4 address on a dual-stack socket. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

const NOWHERE: Place = { city: null, country: null };

/** Maximum length of a stored name. */
const MAX_NAME_LENGTH = 100;

/**
 * Looks up the place of an address in the database of GEO_DATABASE. Without a database every place is
 * unknown. Also the injection token.
 */
export class GeoIpService {
  private readonly log = new Logger('GeoIp');
  private hasWarned = false;

  constructor(private readonly reader: AddressReader | null) {}

  /** Never throws, because an unknown place must not prevent a sign-in. */
  find(address: string): Place {
    if (!this.reader) return NOWHERE;
    try {
      const found = this.reader.get(address.replace(MAPPED, ''));
      return { city: englishName(found, 'city'), country: englishName(found, 'country') };
    } catch (error) {
      // Log it once, because every sign-in would repeat it.
      const name = error instanceof Error ? error.name : 'error';
      if (!this.hasWarned) this.log.warn(`GEO_DATABASE is damaged at an address: ${name}`);
      this.hasWarned = true;
      return NOWHERE;
    }
  }
}

/** `city.names.en` of a record. The file decides the record's shape, so every level is checked. */
function englishName(found: unknown, part: 'city' | 'country'): string | null {
  const name = field(field(field(found, part), 'names'), 'en');
  if (typeof name !== 'string') return null;
  return name.trim().slice(0, MAX_NAME_LENGTH) || null;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
