import { useTexts } from '../texts/use-texts';

/** A thin bar at the top edge, seen only when loading takes longer than a blink; moves nothing. */
export function LoadingBar() {
  const texts = useTexts();
  return <div className="loading-bar" role="progressbar" aria-label={texts.loading} />;
}
