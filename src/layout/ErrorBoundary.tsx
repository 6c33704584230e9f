import { Component, type ReactNode } from "react";

import type { PageData } from "../page";
import { CrashFallback } from "./CrashFallback";
import * as styles from "./Layout.module.css";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface LayoutBoundaryProps extends ErrorBoundaryProps {
  readonly page: PageData;
  /** The content of the page, which stays readable when something around it crashes. */
  readonly content: ReactNode;
}

interface ErrorBoundaryState {
  /** In an object, because any value can be thrown, even `undefined`. */
  readonly crash: { readonly error: unknown } | null;
}

/** Shows the crash fallback if its children throw while rendering. A new `key` resets it. */
export class ErrorBoundary<Props extends ErrorBoundaryProps = ErrorBoundaryProps> extends Component<
  Props,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = { crash: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
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

/** Wraps the layout: if it throws, shows the content of the page alone, until the next navigation. */
export class LayoutBoundary extends ErrorBoundary<LayoutBoundaryProps> {
  override componentDidUpdate({ page }: LayoutBoundaryProps) {
    if (this.state.crash && page !== this.props.page) this.setState({ crash: null });
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <main className={styles.content} id="main" tabIndex={-1}>
        <CrashFallback error={crash.error} onTryAgain={this.tryAgain} isAbovePage />
        <ErrorBoundary key={this.props.page.path}>{this.props.content}</ErrorBoundary>
      </main>
    );
  }
}
