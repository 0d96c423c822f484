import { FlowLine, type FlowLineProps } from './flow-line';

/** Props of FlowProgress. */
export interface FlowProgressProps extends FlowLineProps {
  /** Names what makes progress, for screen readers. */
  readonly label: string;
}

/** A progress bar as a flow line. `share` null: it runs, but how far is not known. */
export function FlowProgress({ label, share, ...line }: FlowProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.round(100 * share)}
    >
      <FlowLine share={share} {...line} />
    </div>
  );
}
