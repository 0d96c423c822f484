import { serviceKey } from '@portal/rules';
import type { ReactNode } from 'react';

/** Our own drawing for a streaming service. It suggests the service and copies no logo. */
export interface BrandMark {
  readonly id: string;
  /** Background of the tile. White lines on it reach a contrast of 3:1. */
  readonly colour: string;
  /** Lines in a 24 by 24 box. */
  readonly drawing: ReactNode;
}

const MARKS: readonly (BrandMark & { readonly names: readonly string[] })[] = [
  {
    id: 'hotstar',
    names: ['hotstar'],
    colour: '#123B8C',
    drawing: <path d="m12 3 2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z" />,
  },
  {
    id: 'zee5',
    names: ['zee5'],
    colour: '#7A2BBF',
    drawing: <path d="M4 7h7l-7 10h7M20 7h-4.5v4c3-1 5 .5 5 3s-2.5 4-5.5 2.5" />,
  },
  {
    id: 'sunnxt',
    names: ['sun nxt', 'sunnxt'],
    colour: '#C4511A',
    drawing: (
      <>
        <circle cx="12" cy="12" r="4" />
        <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
      </>
    ),
  },
  {
    id: 'sonyliv',
    names: ['sonyliv'],
    colour: '#2A2F3A',
    drawing: <path d="M4 5v14h5M13 5v14M17 5l2 14 2-14" />,
  },
  {
    id: 'dangalplay',
    names: ['dangal play'],
    colour: '#B3261E',
    drawing: <path d="M5 4h5a8 8 0 0 1 0 16H5zM10 9l5 3-5 3z" />,
  },
  {
    id: 'shemaroome',
    names: ['shemaroome'],
    colour: '#A21C63',
    drawing: <path d="M10 6.5C8 5 4.5 5.5 4.5 8.5S10 11.5 10 15s-4 4-6 2M14 19V8l3.5 5L21 8v11" />,
  },
  {
    id: 'aha',
    names: ['aha video'],
    colour: '#C2410C',
    drawing: (
      <>
        <circle cx="8" cy="13" r="4" />
        <path d="M12 9v8M16 4v13M16 13c0-3 4.5-3 4.5 0v4" />
      </>
    ),
  },
  {
    id: 'hoichoi',
    names: ['hoichoi'],
    colour: '#C01F2E',
    drawing: <path d="M6 4v16M6 13c0-4 6-4 6 0v7M17 12v8M17 7v.500" />,
  },
];

/**
 * The drawing of a service, found by its name without regard to case and blanks. Null for all other
 * services.
 */
export function findBrandMark(name: string): BrandMark | null {
  const key = serviceKey(name);
  return MARKS.find(({ names }) => names.includes(key)) ?? null;
}
