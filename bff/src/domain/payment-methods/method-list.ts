import {
  FIRST_METHOD_LIST,
  firstMethods,
  type MethodNumber,
  type MethodSettings,
} from '@portal/rules';

/** A published method list; it never changes. */
export interface MethodList {
  /** From 1, without gaps. The highest one is in effect. */
  readonly number: number;
  readonly methods: readonly MethodSettings[];
  /** Every number that this list or an earlier one had. */
  readonly known: readonly MethodNumber[];
  /** Name of an administrator; null for the first list, which the service starts with. */
  readonly publisher: string | null;
  /** Null for the first list. */
  readonly publishedAt: Date | null;
  readonly reason: string | null;
}

/** The list of a service that has published none; it is stored with the first publication. */
export const firstMethodList = (configured: readonly MethodNumber[]): MethodList => ({
  number: FIRST_METHOD_LIST,
  methods: firstMethods(configured),
  known: configured,
  ...{ publisher: null, publishedAt: null, reason: null },
});
