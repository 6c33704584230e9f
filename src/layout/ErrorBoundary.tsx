import { Component, type ReactNode } from "react";

import type { PageData } from "../page";
import { CrashFallback } from "./CrashFallback";
import * as styles from "./Layout.module.css";

interface ErrorBoundaryProps {
  readonly page: PageData;
  readonly children: ReactNode;
  /** For the boundary around the layout: the content of the page. It is shown below the fallback, so that it stays readable. */
  readonly main?: ReactNode;
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
    const { main, children } = this.props;
    if (!crash) return children;
    return (
      <div className={main ? styles.content : undefined}>
        <CrashFallback error={crash.error} onTryAgain={this.tryAgain} isAbovePage={!!main} />
        {main}
      </div>
    );
  }

  /** Renders the children again. The focused button disappears, so the focus moves to `main`. */
  readonly tryAgain = () => {
    this.setState({ crash: null }, () => document.getElementById("main")?.focus());
  };
}
