import { styled } from '@mui/material/styles';
import { errorText } from '@portal/api-client';
import { useQuery } from '@portal/query';
import { ConfirmButton, ErrorState, SkeletonRows } from '@portal/ui';
import { useRef } from 'react';
import { SessionRow } from './session-row';
import { adminSessionsQuery } from './sessions-query';
import { texts } from './texts';
import { useEndSession } from './use-end-session';

const sessionsTexts = texts.sessions;

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h3': { ...theme.typography.h3, margin: 0, outline: 0 },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > button': { justifySelf: 'start' },
}));

/** 'Where you are signed in': the administrator's sessions, with buttons that end the other ones. */
export function SessionList() {
  const { data, error, errorUpdateCount, dataUpdatedAt, refetch } = useQuery(adminSessionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button was removed together with its session.
  const ends = useEndSession(() => heading.current?.focus());
  return (
    <Part aria-labelledby="own-sessions">
      <h3 id="own-sessions" ref={heading} tabIndex={-1}>
        {sessionsTexts.title}
      </h3>
      {!data && errorUpdateCount > 0 && (
        <ErrorState
          message={errorText(error, sessionsTexts.failed)}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!data && errorUpdateCount === 0 && (
        <div role="status" aria-label={sessionsTexts.loading}>
          <SkeletonRows count={2} height={40} />
        </div>
      )}
      {data && (
        <ul aria-label={sessionsTexts.title}>
          {data.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              now={dataUpdatedAt}
              busy={ends.busy}
              isEnding={ends.ending === session._id}
              onEnd={() => ends.endOne(session._id)}
            />
          ))}
        </ul>
      )}
      {data && data.every(({ isCurrent }) => isCurrent) && <p>{sessionsTexts.nowhereElse}</p>}
      {data?.some(({ isCurrent }) => !isCurrent) && (
        <ConfirmButton
          variant="outlined"
          color="inherit"
          sx={{ '&&': { color: 'error.main' } }}
          busy={ends.busy}
          question={{
            title: sessionsTexts.endTitle,
            text: sessionsTexts.endText,
            cancelLabel: texts.cancel,
            confirmLabel: sessionsTexts.endConfirm,
          }}
          onConfirm={ends.endOthers}
        >
          {ends.ending === null ? texts.working : sessionsTexts.endOthers}
        </ConfirmButton>
      )}
    </Part>
  );
}
