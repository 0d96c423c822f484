import { styled } from '@mui/material/styles';
import { findLinks } from '@portal/rules';
import { Fragment } from 'react';

const OutsideLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.15em',
  overflowWrap: 'anywhere',
}));

/**
 * Text typed by a user, with its web addresses as links that open a new page. Everything else is shown
 * as plain text (SEC-52). The caller's style decides about line breaks.
 */
export function LinkedText({ text }: { text: string }) {
  return findLinks(text).map((segment, position) =>
    segment.href === null ? (
      <Fragment key={position}>{segment.text}</Fragment>
    ) : (
      <OutsideLink key={position} href={segment.href} target="_blank" rel="noopener noreferrer">
        {segment.text}
      </OutsideLink>
    ),
  );
}
