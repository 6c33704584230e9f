import { Component, type ReactNode } from "react";

import type { PageData } from "../page";
import { CrashFallback } from "./CrashFallback";

interface ErrorBoundaryProps {
  readonly page: PageData;
  readonly children: ReactNode;
  /** For the boundary around the shell: the page follows the fallback, and stays readable. */
  readonly isAbovePage?: boolean;
}

interface ErrorBoundaryState {
  /** The page that `crash` belongs to. */
  readonly page: PageData;
  /** In an object, because any value can be thrown, even `undefined`. */
  readonly crash: { readonly error: unknown } | null;
}

/** Shows the crash fallback if its children throw while rendering, until the next navigation. Parts that both pages have are kept. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { page: this.props.page, crash: null };

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return page === state.page ? null : { page, crash: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, "crash"> {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    const { isAbovePage, children } = this.props;
    if (!crash) return children;
    return (
      <CrashFallback error={crash.error} onTryAgain={this.tryAgain} isAbovePage={isAbovePage} />
    );
  }

  /** Renders the children again. The focused button disappears, so the focus moves to `main`. */
  readonly tryAgain = () => {
    this.setState({ crash: null }, () => document.getElementById("main")?.focus());
  };
}
