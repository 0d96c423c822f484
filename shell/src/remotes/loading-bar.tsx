import { texts } from '../texts';

/** A thin bar at the top edge, seen only when loading takes longer than a blink; moves nothing. */
export function LoadingBar() {
  return <div className="loading-bar" role="progressbar" aria-label={texts.loading} />;
}
