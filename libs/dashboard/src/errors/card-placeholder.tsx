import { SkeletonRows, type SkeletonRowsProps } from '@portal/ui';
import { CardFailed, type FailedQuery } from './card-failed';

/** From this room on the failure stands in the middle, its button below it, in px. */
const LINE_ABOVE_BUTTON = 96;

/** Props of CardPlaceholder. */
export interface CardPlaceholderProps extends Required<Omit<SkeletonRowsProps, 'children'>> {
  /** The query of the card; it has no data. */
  readonly query: FailedQuery;
}

/**
 * Stands for the content of a card until its query has data: grey lines, or in the same room the failure with its
 * button. The button stays while the request is repeated, so that it keeps the focus.
 */
export function CardPlaceholder({ query, ...rows }: CardPlaceholderProps) {
  const isTall = rows.count * rows.height > LINE_ABOVE_BUTTON;
  return (
    <SkeletonRows {...rows}>
      {query.errorUpdateCount > 0 && <CardFailed query={query} isTall={isTall} />}
    </SkeletonRows>
  );
}
