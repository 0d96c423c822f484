import { useTexts } from '../texts/use-texts';

/**
 * A thin bar at the top edge. It becomes visible only when loading takes longer than a moment, and does not
 * move the content.
 */
export function LoadingBar() {
  const texts = useTexts();
  return <div className="loading-bar" role="progressbar" aria-label={texts.loading} />;
}
