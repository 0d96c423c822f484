import { toPoisha } from '../money';

const GROUP_SIZES = { western: 3, indian: 2 } as const;
const DHAKA_AHEAD_HOURS = 6;

/**
 * Parses an amount of a message, in poisha. Commas are optional; they group digits either as in the West
 * (1,500,000.00) or as in India (15,00,000.00). Null for any other text.
 */
export function poishaOf(printed: string): number | null {
  const [whole = '', fraction = ''] = printed.split('.');
  const groups = whole.split(',');
  if (groups.length > 1 && !isGrouped(groups)) return null;
  const bdt = Number(groups.join(''));
  const poisha = toPoisha(bdt) + Number(fraction.padEnd(2, '0'));
  return whole !== '' && Number.isSafeInteger(poisha) ? poisha : null;
}

function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups;
  const last = others.pop() ?? '';
  const fits = (size: number) =>
    first.length >= 1 && first.length <= size && others.every((group) => group.length === size);
  return last.length === 3 && (fits(GROUP_SIZES.western) || fits(GROUP_SIZES.indian));
}

/**
 * Parses the operator's time in the format dd/mm/yyyy hh:mm. It is Bangladesh time: UTC+6 all year since
 * 2010. Null when there is no such date or time.
 */
export function sentAtOf(printed: string): Date | null {
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = printed.split(/[/ :]/u).map(Number);
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal =
    local.getUTCFullYear() === year &&
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    local.getUTCHours() === hour &&
    local.getUTCMinutes() === minute;
  return isReal ? new Date(Date.UTC(year, month - 1, day, hour - DHAKA_AHEAD_HOURS, minute)) : null;
}
