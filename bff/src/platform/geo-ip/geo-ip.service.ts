import { Logger } from '@nestjs/common';

/** Where an address lies; null for what is not known. */
export interface Place {
  /** In English. */
  readonly city: string | null;
  readonly country: string | null;
}

/** What a database of addresses says; null for an address that it does not have. */
export interface AddressReader {
  /** @throws for what is no address, and for a damaged database. */
  get(address: string): unknown;
}

/** Before an IPv4 address as a socket for both kinds gives it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

const NOWHERE: Place = { city: null, country: null };

/** Longest name that is kept. */
const MAX_NAME_LENGTH = 100;

/** Where addresses lie, by the database of GEO_DATABASE; without one nowhere. Also the injection token. */
export class GeoIpService {
  private readonly log = new Logger('GeoIp');
  private hasWarned = false;

  constructor(private readonly reader: AddressReader | null) {}

  /** Never throws: nobody is kept out because a place is not known. */
  find(address: string): Place {
    if (!this.reader) return NOWHERE;
    try {
      const found = this.reader.get(address.replace(MAPPED, ''));
      return { city: englishName(found, 'city'), country: englishName(found, 'country') };
    } catch (error) {
      // Once: every sign-in would repeat it.
      const name = error instanceof Error ? error.name : 'error';
      if (!this.hasWarned) this.log.warn(`GEO_DATABASE is damaged at an address: ${name}`);
      this.hasWarned = true;
      return NOWHERE;
    }
  }
}

/** `city.names.en` of an answer, whose shape is the file's and not ours. */
function englishName(found: unknown, part: 'city' | 'country'): string | null {
  const name = field(field(field(found, part), 'names'), 'en');
  if (typeof name !== 'string') return null;
  return name.trim().slice(0, MAX_NAME_LENGTH) || null;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
