import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type PortalReleasePart,
  previewLink,
  type ReleasedPartView,
  type ReleasedVersionView,
} from '@portal/contracts';
import { StatusPill } from '@portal/ui';
import type { ReactNode } from 'react';
import { ExactTime } from '../../shared/user-activity/exact-time';
import type { Fact } from './facts';
import { texts as allTexts } from './texts';
import { VersionNumbers } from './version-numbers';

const texts = allTexts.releases;

const Version = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
});

/** How many characters of a commit tell it apart. */
const COMMIT_SHOWN = 10;

function sinceWhen(
  part: PortalReleasePart,
  { version, since, who, commit }: ReleasedVersionView,
  now: number,
): ReactNode {
  return (
    <>
      <VersionNumbers part={part} version={version} />
      {commit !== null && <code>{commit.slice(0, COMMIT_SHOWN)}</code>}
      {who !== null && texts.by(who)}
      {since === null ? texts.unknownTime : <ExactTime at={since} now={now} />}
    </>
  );
}

/** The name of a version that nobody gets yet: a link that opens it in a tab of its own, for administrators only. */
function stagedName(portal: PortalReleasePart, version: string): ReactNode {
  if (portal === 'shell') return version;
  return (
    <Button href={previewLink({ portal, version })} target="_blank" rel="noopener">
      {texts.preview(version)}
    </Button>
  );
}

/** The versions of a part: live, on trial, earlier and staged. @param now in epoch ms. */
export function versionFacts(
  { name, live, canary, earlier, staged = [] }: ReleasedPartView,
  now: number,
): Fact[] {
  const fact = (
    state: ReactNode,
    version: ReleasedVersionView,
    key: string,
    shown: ReactNode = version.version,
  ): Fact => ({
    key: `${key} ${version.version}`,
    name: (
      <Version>
        {state}
        {shown}
      </Version>
    ),
    value: sinceWhen(name, version, now),
  });
  return [
    ...(live ? [fact(<StatusPill tone="success">{texts.live}</StatusPill>, live, 'live')] : []),
    ...(canary
      ? [
          fact(
            <StatusPill tone="info">{texts.canary(canary.percent)}</StatusPill>,
            canary,
            'canary',
          ),
        ]
      : []),
    ...earlier.map((version) =>
      fact(<StatusPill tone="quiet">{texts.earlier}</StatusPill>, version, 'earlier'),
    ),
    ...staged.map((version) => {
      const shown = stagedName(name, version.version);
      return fact(<StatusPill tone="quiet">{texts.staged}</StatusPill>, version, 'staged', shown);
    }),
  ];
}
