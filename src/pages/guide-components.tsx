import type { AnchorHTMLAttributes, HTMLAttributes, ImgHTMLAttributes, ReactNode } from "react";

import { useSite } from "../config/SiteContext";
import { CategoryPages } from "../layout/CategoryPages";
import { SiteLink } from "../navigation/SiteLink";
import { CodeBlock as Code } from "../reference/CodeBlock";
import { exampleCode } from "../reference/Examples";
import { MethodBadge } from "../reference/MethodBadge";
import { useReferenceWords } from "../reference/ReferenceContext";
import { SampleTabs } from "../reference/SampleTabs";
import type { Example as ExampleData, Samples as SamplesData } from "../reference/types";
import { Table } from "../ui/Table";
import * as looks from "../ui/looks.module.css";
import * as styles from "./guide-components.late.module.css";
import { fill } from "../shared/fill-text";

/** A link; the build turns links to operations into `Operation`. */
function Anchor({ href = "", children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href.startsWith("/") && !href.startsWith("//")) {
    return (
      <SiteLink {...rest} to={href}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a {...rest} href={href} rel={href.startsWith("#") ? undefined : "noreferrer"}>
      {children}
    </a>
  );
}

/** An image; `/…` is a file in `public`. */
function Picture({ src = "", alt, ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  const { file } = useSite();
  return <img {...rest} alt={alt} src={src.startsWith("/") ? file(src) : src} />;
}

type HeadingTag = "h2" | "h3" | "h4";

/** A heading with a link to itself. */
function headingOf(Tag: HeadingTag) {
  return function Heading({ children, id, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
    const { linkTo } = useReferenceWords();
    return (
      <Tag {...rest} id={id}>
        {children}
        <a
          className="anchor"
          href={`#${id}`}
          data-link=""
          aria-label={fill(linkTo, { name: textOf(children) })}
        >
          #
        </a>
      </Tag>
    );
  };
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (typeof node !== "object" || node === null || !("props" in node)) return "";
  return textOf((node.props as { children?: ReactNode }).children);
}

/** A code fence, highlighted by the build. */
function CodeBlock({ language, html }: { language: string; html: string }) {
  return <Code language={language}>{{ html }}</Code>;
}

interface SamplesProps {
  /** Id of the operation; the build reads it. */
  readonly of: string;
  /** Media type of the initial body; absent: any. */
  readonly type?: string;
  /** Name of the initial example; absent: the first. */
  readonly example?: string;
  /** For a list: whether the initial sample reads one page or all; absent: one. */
  readonly pages?: SamplesData["variants"][0]["pages"];
  /** Added by the build, which checks that the samples exist. */
  readonly samples: SamplesData;
}

function Samples({ of, type, example, pages, samples }: SamplesProps) {
  const start = samples.variants.find(
    (variant) =>
      (pages === undefined || variant.pages === pages) &&
      (type === undefined || variant.mediaType === type) &&
      (example === undefined || variant.example === example),
  );
  return <SampleTabs operation={of} samples={samples} start={start} />;
}

/** The samples of a workflow; the build puts them below its calls. */
function Programs({ of, samples }: Pick<SamplesProps, "of" | "samples">) {
  return <SampleTabs operation={of} samples={samples} />;
}

interface ExampleProps {
  /** Id of the operation; the build reads it. */
  readonly of: string;
  /** Status of the response; absent: the request. */
  readonly response?: string;
  /** Media type; absent: the first. */
  readonly type?: string;
  /** Name of the example; absent: the first. */
  readonly name?: string;
  /** Added by the build, which checks that the example exists. */
  readonly examples: {
    readonly request: Bodies;
    readonly responses: Readonly<Record<string, Bodies>>;
  };
}

/** Examples by media type. */
type Bodies = Readonly<Record<string, readonly ExampleData[]>>;

/** One example of a request or response body. */
function Example({ response, type, name, examples }: ExampleProps) {
  const bodies = (response === undefined ? examples.request : examples.responses[response]) ?? {};
  const list = type === undefined ? Object.values(bodies)[0] : bodies[type];
  const example = list?.find((candidate) => name === undefined || candidate.name === name);
  return example ? <Code language={example.language}>{exampleCode(example)}</Code> : null;
}

interface OperationProps {
  /** Path of the page. The build adds it, `method` and `title`. */
  readonly to: string;
  readonly method: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A link to an operation, with its method. */
function Operation({ to, method, title, children }: OperationProps) {
  return (
    <SiteLink to={to} className={styles.operation}>
      <MethodBadge method={method} /> <span>{children ?? title}</span>
    </SiteLink>
  );
}

/** A note; without a look of its own, one that readers must not miss. */
function noteOf(look = "") {
  return function Note({ children }: { children: ReactNode }) {
    return (
      <aside className={`${looks.notice} ${looks.stack} ${look}`.trim()} role="note">
        {children}
      </aside>
    );
  };
}

/** The components that MDX may use; `content/README.md` explains them to authors. */
export const guideComponents = {
  a: Anchor,
  img: Picture,
  h2: headingOf("h2"),
  h3: headingOf("h3"),
  h4: headingOf("h4"),
  table: Table,
  CategoryPages,
  CodeBlock,
  Example,
  Note: noteOf(styles.note),
  Operation,
  Programs,
  Samples,
  Warning: noteOf(),
};

/** Components that authors write themselves; the others render Markdown. */
export type GuideComponentName = Exclude<
  keyof typeof guideComponents & Capitalize<string>,
  "CodeBlock" | "Programs"
>;
