import {
  FIRST_METHOD_LIST,
  firstMethods,
  type MethodNumber,
  type MethodSettings,
} from '@portal/rules';
import type { VersionFacts } from '../audit/version-publisher.service';

/** A published method list; it never changes. */
export interface MethodList extends VersionFacts {
  readonly methods: readonly MethodSettings[];
  /** Every number that this list or an earlier one had. */
  readonly known: readonly MethodNumber[];
}

/** The list of a service that has published none; it is stored with the first publication. */
export const firstMethodList = (configured: readonly MethodNumber[]): MethodList => ({
  number: FIRST_METHOD_LIST,
  methods: firstMethods(configured),
  known: configured,
  ...{ publisher: null, publishedAt: null, reason: null },
});
