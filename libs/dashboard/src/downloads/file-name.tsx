import { Fragment } from 'react';

/** The name of a file, which may go on in a new line where its parts meet: 'The.Last.|Tram.mp4'. */
export function FileName({ children }: { children: string }) {
  return children.split(/(?<=[._-])(?=[^._-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
