import { type ComponentType, createElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

import { lateModule } from "../navigation/late-module";

/**
 * Lets React take over the HTML of a component (`ClientComponent.tsx`) while it is on the page, as soon as it is in view. If that fails,
 * the HTML stays.
 */
class ClientComponent extends HTMLElement {
  private root: Root | undefined;
  private html: readonly Node[] = [];
  private readonly view = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.hydrate().catch(reportError);
  });

  connectedCallback(): void {
    this.view.observe(this);
  }

  disconnectedCallback(): void {
    this.view.disconnect();
    // React may be rendering the frame of the next page, and would put this off until its elements are gone.
    setTimeout(() => this.restore());
  }

  private async hydrate(): Promise<void> {
    this.view.disconnect();
    const { module = "", name = "", prefix = "", props = "{}" } = this.dataset;
    const load = lateModule<Readonly<Record<string, ComponentType>>>(
      module,
      import.meta.hot && (() => import(/* @vite-ignore */ module)),
    );
    const { [name]: Own } = await load();
    if (!Own || this.root || !this.isConnected) return;
    this.html = [...this.childNodes].map((node) => node.cloneNode(true));
    this.root = hydrateRoot(this, createElement(Own, JSON.parse(props) as object), {
      identifierPrefix: prefix,
      onUncaughtError: (error) => {
        reportError(error);
        // React has not removed its elements yet.
        setTimeout(() => this.restore());
      },
    });
  }

  /** Returns to the HTML of the build. */
  private restore(): void {
    this.root?.unmount();
    if (this.root) this.replaceChildren(...this.html);
    this.root = undefined;
  }
}

customElements.define("client-component", ClientComponent);
