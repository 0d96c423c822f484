import type { ReleaseAction } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PortalReleasePart } from './release-pointer';

/** A version of a part of the site. */
export interface ReleasedVersionView {
  version: string;
  /** Commit it was built from; null: not known. */
  commit: string | null;
  /** When it went live last, its canary began, or it was staged, ISO 8601 UTC; null: the log does not say. */
  since: string | null;
  /** Who did that; null: the log does not say. */
  who: string | null;
}

/** A part of the site with its versions. */
export interface ReleasedPartView {
  name: PortalReleasePart;
  /** Null: nothing was released yet. */
  live: ReleasedVersionView | null;
  /** The version that `percent` of the users get; null: all get the live one. */
  canary: (ReleasedVersionView & { percent: number }) | null;
  /** Versions that were live before, newest first. */
  earlier: ReleasedVersionView[];
  /**
   * Versions that are stored and were given to nobody yet, newest first. Absent: a service that does not
   * list them.
   */
  staged?: ReleasedVersionView[];
}

/** An action of somebody who releases. */
export interface ReleaseActionView {
  /** ISO 8601 UTC. */
  at: string;
  who: string;
  action: ReleaseAction;
  part: PortalReleasePart;
  /** The version before and after it. */
  from: string | null;
  to: string | null;
  /** Of a canary: the percentage of the users. */
  percent: number | null;
  /** In the words of the person. */
  reason: string | null;
  /** Why the tool refused it. */
  refusal: string | null;
}

/** Lists the released versions of shell and portals, and the last 20 actions, newest first. Reads no database. */
export const listReleases = defineCall<
  void,
  { parts: ReleasedPartView[]; actions: ReleaseActionView[] }
>()('GET', '/api/admin/releases');
