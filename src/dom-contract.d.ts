/**
 * What the markup and the scripts of a page agree on: the `data-*` attributes that scripts read or write, and the events and globals by which
 * they call each other. An attribute without a value type is present or absent. Attributes that only style sheets read are not listed.
 */
import type { LatePart } from "./shared/wanted";

/** A mark: the attribute is present or absent. */
type Mark = "" | undefined;

interface Tabs {
  /** Group of tabs. All groups `sample` share their choice, which is stored. */
  "data-tabs"?: string;
  /** Key of a tab, which shows the panel with this key in its group; also on the `<option>` of a menu instead of many tabs. */
  "data-tab"?: string;
  "data-panel"?: string;
  /** Not shown: what is not chosen, such as a panel or a server. */
  "data-inactive"?: Mark;
}

interface Code {
  /** Block around a `<pre>`. */
  "data-code"?: Mark;
  /** Text that the button copies; if empty, the code of the block around it. */
  "data-copy"?: string;
  /** On the button before a link: copies the Markdown at the link's target. */
  "data-copy-page"?: Mark;
  /** Text of a button that copies, for a moment after copying. */
  "data-copied"?: string;
  /** Name of the file as which the button saves the code of the block around it. */
  "data-download"?: string;
  /** Button that turns wrapping of the lines of all code on or off. */
  "data-wrap"?: Mark;
}

interface Samples {
  /** Region of a call's samples, in which a choice or value applies; the value is JSON for `src/reader-values`. */
  "data-samples"?: string;
  /** `<select>` of the variants in its region. The attribute is the name that an example gets once the reader has replaced its body. */
  "data-choose"?: string;
  /** Variant that the `<select>` can choose. */
  "data-variant"?: string | number;
  /** Key of the slot in code that shows a value of the reader. */
  "data-slot"?: string;
  /** Slot that holds a body of the reader's own, or a secret that is shown as dots. */
  "data-own"?: Mark;
  "data-secret"?: Mark;
  /** On what only one way to authenticate needs: the key of that way. */
  "data-only"?: string;
  /** Switch that shows secrets. */
  "data-secret-switch"?: Mark;
  /** Popover in which the reader enters values: fields by their key in `KeptValues`, fields by server, button that removes all, their number, and result. */
  "data-values"?: Mark;
  "data-value"?: string;
  "data-server"?: string;
  "data-values-clear"?: Mark;
  "data-values-count"?: Mark;
  "data-message"?: string;
  /** Row of the field whose value the pointer is at in code, and the reverse. */
  "data-lit"?: Mark;
}

interface Schemas {
  /**
   * On the radio button for a variant of a schema: the id of the variant's panel, which follows its label. On the `<details>` of an example: the
   * id of the variant that it shows; on the `<option>` of a sample: the ids. All are kept in sync.
   */
  "data-branch"?: string;
  /** `<select>` in place of many radio buttons; its values are the ids of the panels. */
  "data-branches"?: Mark;
  /** Name of the variant that the panel shows. */
  "data-panel-of"?: string;
  /** URL of the schema page whose body the fold shows when it opens; its `<output>` says that it is loading, or shows `data-failed`. */
  "data-unfold"?: string;
  "data-failed"?: string;
  /** Level of the headings in a fold, or of the heading of a section. */
  "data-level"?: number | "2" | "3" | "";
  /** Section whose folds `data-expand-all`, a button, opens or closes; the value is their kind. */
  "data-folds"?: string;
  "data-expand-all"?: Mark;
  /** Input that filters the fields of the element after its parent. Says how many match; `data-unsearched`, that folds are left out which are not loaded. */
  "data-filter-fields"?: string;
  "data-unsearched"?: string;
  /** Field that does not match. */
  "data-filtered"?: Mark;
  "data-required"?: Mark | false;
}

interface Page {
  /** Permalink, which also copies its URL. One to another page only copies it. `data-done` is set for a moment afterwards. */
  "data-link"?: Mark;
  "data-done"?: Mark;
  /** Text that is announced after copying a link. */
  "data-link-copied"?: string;
  /** `<details>` that closes on Escape, on a click on a `data-close` in it, and when the reader uses something outside (of its samples). */
  "data-popover"?: Mark;
  "data-close"?: Mark;
  /** Button of a part that loads late. */
  "data-late"?: LatePart;
  /** On a link of a guide: it loads a document even if the page is part of the site. */
  "data-document"?: Mark;
  /** Navigation with a link for each section; that of the section in sight is marked. */
  "data-sections"?: "rail" | "";
  /** Target of the fragment where `:target` cannot match, and the names of the fields and variants around it, from the outermost on. */
  "data-target"?: Mark;
  "data-trail"?: string;
  /** Response with this status. */
  "data-response"?: string;
  /** Around the button for the check of a body: the URL of what it checks. */
  "data-check"?: string;
  /** Number of a line in which the check found something. */
  "data-marked"?: number;
  /** Field that filters the menu. */
  "data-filter"?: Mark;
  /** Around the content of a page of the site. */
  "data-prerendered"?: Mark;
  /** Buttons that switch the color mode and dismiss the announcement; the bar while it is hidden. */
  "data-color-mode-toggle"?: Mark;
  "data-announcement-close"?: Mark;
  "data-hidden"?: Mark;
}

/** A component of the site that runs in browsers. */
interface ClientComponent {
  /** Name of its late module, name of its export there, and its properties as JSON. */
  "data-module"?: string;
  "data-name"?: string;
  "data-props"?: string;
  /** Prefix of the ids that React makes. */
  "data-prefix"?: string;
}

interface Tools {
  /** Tool that a module of `src/tools` runs. */
  "data-tool"?: "compare" | "errors" | "rules";
  /** The rules of a field, the page of an operation to compare, and the shape of an error. */
  "data-rules"?: string;
  "data-page"?: string;
  "data-shape"?: Mark;
  /** Sentences of the dictionary that tools fill in. */
  "data-calls"?: string;
  "data-count"?: string;
  "data-differs"?: string;
  "data-example"?: string;
  "data-found"?: string;
  "data-incomplete"?: string;
  "data-known"?: string;
  "data-lacks"?: string;
  "data-likely"?: string;
  "data-narrow"?: string;
  "data-needed"?: string;
  "data-unknown"?: string;
}

declare module "react" {
  interface HTMLAttributes<T> extends Tabs, Code, Samples, Schemas, Page, ClientComponent, Tools {}
}

declare global {
  interface DocumentEventMap {
    /** Content was added, as by navigation: the controls apply the reader's choices to it. */
    "content:mount": Event;
    /** Unfold the target of the fragment, and scroll to it, as on load and on `hashchange`. */
    "hash:reveal": Event;
    /** The body in the samples has changed. */
    "samples:body": Event;
    /** A script has scrolled the window. */
    "scroll:own": Event;
  }

  /** Attributes of the root that scripts set, and others that only scripts read. */
  interface DOMStringMap {
    /** The mode that is shown, and the reader's choice. */
    theme?: "light" | "dark";
    themeChoice?: "light" | "dark";
    announcement?: "dismissed";
    /** The reader moves by keyboard. */
    navigation?: "keyboard";
    /** Lines of code do not wrap. */
    longLines?: "";
    /** Part that opens once it is loaded. */
    wanted?: LatePart;
    secretsShown?: "";
    /** Shortcuts of one key are turned off. */
    shortcuts?: "off";
    /** On `main`: its first screen is shown before the rest. */
    arriving?: "";
    /** On `#root`: a pattern for the URLs of the files of the build, and the base path of the language. */
    pages?: string;
    base?: string;
    /** The script with the data of the page, and on it: the page needs the shell at once. */
    entry?: "";
    now?: "";
    late?: LatePart;
  }

  interface Window {
    /** Set once the controls are installed. */
    hasControls?: true;
    /** Set once the shell handles clicks and keys. */
    isShellReady?: true;
  }
}
