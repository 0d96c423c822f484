import type { PricedPlanView } from '@portal/contracts';
import { instantOfWallTime, PLAN_ID_PATTERN, PLAN_LIMITS } from '@portal/rules';
import { readWholeNumber } from '../../../shared/actions/whole-number';
import { texts } from '../texts';
import { idOf, type PlanEntries, type TimeEntry } from './plan-entries';

const problemTexts = texts.form.problems;

/** Why fields are refused, by the name of the field. */
export type PlanProblems = Readonly<Partial<Record<keyof PlanEntries, string>>>;

/** The least and the most of each number. */
const BOUNDS = {
  durationDays: [1, PLAN_LIMITS.days],
  videos: [1, PLAN_LIMITS.videos],
  priceBdt: [1, PLAN_LIMITS.price],
  priceInr: [1, PLAN_LIMITS.price],
  priceUsd: [0, PLAN_LIMITS.price],
} as const;

type NumberField = keyof typeof BOUNDS;

const NUMBER_FIELDS = Object.keys(BOUNDS) as NumberField[];

/** Reads a number of the form; null when it is none or out of its bounds. */
function readNumber(entries: PlanEntries, field: NumberField): number | null {
  // Without the DRM bot there are no videos, and no field for them.
  if (field === 'videos' && !entries.activates.includes('drm')) return 0;
  const [least, most] = BOUNDS[field];
  const number = readWholeNumber(entries[field]);
  return number !== null && number >= least && number <= most ? number : null;
}

function textProblem(text: string, limit: number, isNeeded: boolean): string | undefined {
  const { length } = text.trim();
  if (length > limit) return problemTexts.tooLong(limit);
  return isNeeded && length === 0 ? problemTexts.empty : undefined;
}

function idProblem(id: string, taken: readonly string[]): string | undefined {
  if (!PLAN_ID_PATTERN.test(id)) return problemTexts.idForm;
  return taken.includes(id) ? problemTexts.idTaken : undefined;
}

const isHalf = ({ day, time }: TimeEntry): boolean => (day === '') !== (time === '');

/**
 * Why the entries cannot be saved; empty when they can. What the rule of price lists refuses can be saved in a draft.
 * @param taken ids of the other plans.
 */
export function problemsOf(entries: PlanEntries, taken: readonly string[]): PlanProblems {
  const problems: Record<string, string | undefined> = {
    name: textProblem(entries.name, PLAN_LIMITS.name, true),
    nameBn: textProblem(entries.nameBn, PLAN_LIMITS.name, true),
    id: idProblem(idOf(entries), taken),
    textEn: textProblem(entries.textEn, PLAN_LIMITS.text, false),
    textBn: textProblem(entries.textBn, PLAN_LIMITS.text, false),
    visibleFrom: isHalf(entries.visibleFrom) ? problemTexts.time : undefined,
    visibleUntil: isHalf(entries.visibleUntil) ? problemTexts.time : undefined,
    ...Object.fromEntries(
      NUMBER_FIELDS.map((field) => {
        const [least, most] = BOUNDS[field];
        const isRead = readNumber(entries, field) !== null;
        return [field, isRead ? undefined : problemTexts.range(least, most)];
      }),
    ),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}

/** The plan of entries without problems. */
export function planOf(entries: PlanEntries, zone: string): PricedPlanView {
  const number = (field: NumberField): number => readNumber(entries, field) ?? 0;
  const instant = (entry: TimeEntry): string | null =>
    instantOfWallTime(entry, zone)?.toISOString() ?? null;
  return {
    id: idOf(entries),
    name: entries.name.trim(),
    nameBn: entries.nameBn.trim(),
    place: entries.place,
    durationDays: number('durationDays'),
    videos: number('videos'),
    activates: [...entries.activates],
    priceBdt: number('priceBdt'),
    priceInr: number('priceInr'),
    priceUsd: number('priceUsd'),
    isUsual: entries.isUsual,
    textEn: entries.textEn.trim(),
    textBn: entries.textBn.trim(),
    visibleFrom: instant(entries.visibleFrom),
    visibleUntil: instant(entries.visibleUntil),
  };
}
