import { Transform } from 'class-transformer';

/** Trims a text before it is checked. Other types stay unchanged. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
