import { Fragment } from 'react';

/** A file name that may break between its parts: 'The.Last.|Tram.mp4'. */
export function FileName({ children }: { children: string }) {
  return children.split(/(?<=[._-])(?=[^._-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
