import { Transform } from 'class-transformer';

/** Takes blanks off both ends of a text before it is checked; other types stay as they are. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
