import type { ParamChanges, ParamSchema } from './params';
import type { ListParams } from './use-list-params';

/** The words for each filter of a list. A value without words is no filter, for example the sort order. */
export type PillTexts<Schema extends ParamSchema> = {
  readonly [Name in keyof Schema]?: (value: NonNullable<ReturnType<Schema[Name]>>) => string;
};

/** An active filter. */
export interface Pill {
  readonly name: string;
  readonly label: string;
}

type Words = Readonly<Record<string, ((value: string) => string) | undefined>>;

/** The active filters of a list, in the order of their words. */
export function activePills<Schema extends ParamSchema>(
  { schema, values }: Pick<ListParams<Schema>, 'schema' | 'values'>,
  texts: PillTexts<Schema>,
): readonly Pill[] {
  return Object.entries(texts as Words).flatMap(([name, words]) => {
    const value = values[name];
    if (!words || value === null || value === undefined || value === schema[name]?.('')) return [];
    return [{ name, label: words(value) }];
  });
}

/** Changes that remove the filters with these names. */
export function withoutPills<Schema extends ParamSchema>(
  schema: Schema,
  pills: readonly Pill[],
): ParamChanges<Schema> {
  const usual = pills.map(({ name }) => [name, schema[name]?.('') ?? null]);
  return Object.fromEntries(usual) as ParamChanges<Schema>;
}
