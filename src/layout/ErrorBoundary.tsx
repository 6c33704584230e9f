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
  /** In an object, because anything can be thrown, undefined too. */
  readonly crash: { readonly error: unknown } | null;
}

/** Shows the crash fallback instead of children that throw while they render. A new `key` starts afresh. */
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

  /** The button that had the focus goes. */
  readonly tryAgain = () => {
    this.setState({ crash: null }, () => document.getElementById("main")?.focus());
  };
}

/** Around the whole layout: when navbar, sidebar or footer throw, the page alone is shown. The next page has a new chance. */
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
