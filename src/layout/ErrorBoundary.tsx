import { Component, type ReactNode } from "react";

import { CrashFallback } from "./CrashFallback";

interface ErrorBoundaryState {
  /** In an object, because anything can be thrown, undefined too. */
  readonly crash: { readonly error: unknown } | null;
}

/** Shows the crash fallback instead of children that throw while they render. A new `key` starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashFallback error={crash.error} onTryAgain={() => this.setState({ crash: null })} />;
  }
}
