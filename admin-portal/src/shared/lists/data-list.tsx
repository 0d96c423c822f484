import { styled } from '@mui/material/styles';
import { EmptyState, PaddedCard } from '@portal/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadingOrFailed } from './loading-or-failed';
import { PageTools, type SizeParams } from './page-tools';
import { Pager } from './pager';
import type { PagedAnswer, PagedList } from './use-paged-list';

const Content = styled('div')({
  transition: 'opacity 120ms',
  // Dimmed, because the rows still belong to the previous page, filter or search.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

interface DataListProps<Answer extends PagedAnswer> {
  readonly list: PagedList<Answer>;
  /** Shown for a failure without a message. */
  readonly failed: string;
  /** Number of rows of the skeleton, and the height of each in px. */
  readonly skeleton?: { readonly rows: number; readonly height: number };
  /** Whether the page has no rows. Absent: the children have a text for that. */
  readonly isEmpty?: (answer: Answer) => boolean;
  readonly empty?: { readonly icon: LucideIcon; readonly text: ReactNode };
  /** Offers other numbers of rows per page, and a field that jumps to a page. */
  readonly sizes?: SizeParams;
  readonly children: (answer: Answer) => ReactNode;
}

/** The rows of a paged list with its states (loading, failed, empty) and its pager. */
export function DataList<Answer extends PagedAnswer>(props: DataListProps<Answer>) {
  const { list, failed, skeleton = { rows: 8, height: 36 }, empty, sizes } = props;
  const { data, errorUpdateCount, isPlaceholderData } = list.query;
  if (!data) {
    return (
      <PaddedCard aria-busy={errorUpdateCount === 0}>
        <LoadingOrFailed query={list.query} failed={failed} {...skeleton} />
      </PaddedCard>
    );
  }
  return (
    <Content aria-busy={isPlaceholderData}>
      {empty && props.isEmpty?.(data) ? (
        <PaddedCard>
          <EmptyState icon={<empty.icon size={24} aria-hidden />}>{empty.text}</EmptyState>
        </PaddedCard>
      ) : (
        props.children(data)
      )}
      {data.pagination && (
        <>
          <Pager pagination={data.pagination} onPage={list.setPage} />
          {sizes && <PageTools pagination={data.pagination} params={sizes} onPage={list.setPage} />}
        </>
      )}
    </Content>
  );
}
