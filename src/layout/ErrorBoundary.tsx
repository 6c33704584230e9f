import { Component, type ReactNode } from "react";

import type { PageData } from "../page";
import { CrashFallback } from "./CrashFallback";
import * as styles from "./Layout.module.css";

interface ErrorBoundaryProps {
  readonly page: PageData;
  readonly children: ReactNode;
}

interface LayoutBoundaryProps extends ErrorBoundaryProps {
  /** The content of the page with the parts that belong to it. It stays readable when something around it crashes. */
  readonly main: ReactNode;
}

interface ErrorBoundaryState {
  /** The page that `crash` belongs to. */
  readonly page: PageData;
  /** In an object, because any value can be thrown, even `undefined`. */
  readonly crash: { readonly error: unknown } | null;
}

/** Shows the crash fallback if its children throw while rendering, until the next navigation. Parts that both pages have are kept. */
export class ErrorBoundary<Props extends ErrorBoundaryProps = ErrorBoundaryProps> extends Component<
  Props,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = { page: this.props.page, crash: null };

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return page === state.page ? null : { page, crash: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, "crash"> {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashFallback error={crash.error} onTryAgain={this.tryAgain} />;
  }

  /** Renders the children again. The focused button disappears, so the focus moves to `main`. */
  readonly tryAgain = () => {
    this.setState({ crash: null }, () => document.getElementById("main")?.focus());
  };
}

/** Wraps the layout. If it throws, shows only the content of the page. */
export class LayoutBoundary extends ErrorBoundary<LayoutBoundaryProps> {
  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <div className={styles.content}>
        <CrashFallback error={crash.error} onTryAgain={this.tryAgain} isAbovePage />
        {this.props.main}
      </div>
    );
  }
}
