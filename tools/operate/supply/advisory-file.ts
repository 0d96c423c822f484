import { readFileSync } from 'node:fs';
import semver from 'semver';
import { z } from 'zod';
import { Problem } from '../../shared/problem';
import { type Advisory, describeRanges, fixOf, isInRanges, type Severity } from './advisory';

/** A valid calendar day, `2026-11-22`. */
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'must be a day like 2026-11-22')
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text), 'is no day');
const version = z
  .string()
  .refine((text) => text === '0' || semver.valid(text) !== null, 'is no version');
const rangeEvent = z.union([
  z.strictObject({ introduced: version }),
  z.strictObject({ fixed: version }),
  z.strictObject({ last_affected: version }),
]);
const range = z.object({
  type: z.enum(['SEMVER', 'ECOSYSTEM']),
  events: z.array(rangeEvent).min(1),
});
const affected = z
  .object({
    package: z.object({ ecosystem: z.literal('npm'), name: z.string().min(1) }),
    ranges: z.array(range).default([]),
    versions: z.array(z.string()).default([]),
  })
  .refine(({ ranges, versions }) => ranges.length + versions.length > 0, 'names no versions');

/** The fields of an OSV record that this check reads. Other fields stay. */
export const osvRecord = z.looseObject({
  id: z.string().regex(/^(GHSA(-[23456789cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d{4,}|MAL-\d{4}-\d+)$/),
  modified: z.string().min(1),
  withdrawn: z.string().optional(),
  summary: z.string().default(''),
  affected: z.array(affected).min(1),
  references: z.array(z.object({ type: z.string(), url: z.string().min(1) })).min(1),
  database_specific: z.looseObject({ severity: z.string().optional() }).optional(),
});

/** A record of the OSV format. */
export type OsvRecord = z.infer<typeof osvRecord>;

const advisoryFile = z.strictObject({
  date: day,
  source: z.string().min(1),
  advisories: z.array(osvRecord),
});

/** The advisories that are stored in the repository. */
export interface AdvisoryFile {
  /** The day on which they were fetched. */
  readonly date: string;
  readonly source: string;
  readonly advisories: readonly Advisory[];
}

const exceptionFile = z.array(
  z.strictObject({
    id: z.string().min(1),
    package: z.string().min(1),
    reason: z.string().min(20, 'must say why, in a sentence'),
    until: day,
  }),
);

/** An advisory that is accepted until a date. */
export type Exception = z.infer<typeof exceptionFile>[number];

/** GitHub's severity names. A record without one counts as high, malware as critical. */
const SEVERITY_WORDS: Readonly<Record<string, Severity>> = {
  LOW: 'low',
  MODERATE: 'moderate',
  MEDIUM: 'moderate',
  HIGH: 'high',
  CRITICAL: 'critical',
};

function severityOf({ id, database_specific: specific }: OsvRecord): Severity {
  if (id.startsWith('MAL-')) return 'critical';
  return SEVERITY_WORDS[specific?.severity?.toUpperCase() ?? ''] ?? 'high';
}

/** One advisory per package in the record; none when it was withdrawn. */
function advisoriesOf(record: OsvRecord): Advisory[] {
  if (record.withdrawn !== undefined) return [];
  return record.affected.map(({ package: { name }, ranges, versions }) => ({
    id: record.id,
    package: name,
    severity: severityOf(record),
    summary: record.summary,
    isAffected: (one) => versions.includes(one) || isInRanges(ranges, one),
    range: [describeRanges(ranges), ...versions].filter((part) => part !== '').join(' || '),
    fixed: versions.length > 0 ? null : fixOf(ranges),
  }));
}

/** @throws Problem with the file name and every invalid field. */
function read<T>(file: string, schema: z.ZodType<T>): T {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Problem(`${file} is not as it must be:\n${lines.join('\n')}`);
}

/** Reads the dated file of advisories. @throws Problem when its format is invalid. */
export function readAdvisories(file: string): AdvisoryFile {
  const { date, source, advisories } = read(file, advisoryFile);
  return { date, source, advisories: advisories.flatMap(advisoriesOf) };
}

/** Reads the exceptions. @throws Problem when the format of the file is invalid. */
export function readExceptions(file: string): readonly Exception[] {
  return read(file, exceptionFile);
}
