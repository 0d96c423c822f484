import { Component } from 'react';
import type { ReactNode } from 'react';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  readonly onCrash: (error: unknown) => void;
}

/** Error boundary around a portal: an error while rendering must not remove the rest of the page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
