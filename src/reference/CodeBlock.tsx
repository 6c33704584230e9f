import type { ReactNode } from "react";
import { CodeBlock as Block } from "../ui/CodeBlock";
import { useSampleWords } from "./ReferenceContext";
import type { CodeText } from "./types";

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  readonly children: CodeText;
  /** As written behind the fence, such as `json`. */
  readonly language?: string;
  /** Accessible name of the code. */
  readonly label?: string;
  /** What the bar above the code says. */
  readonly title?: ReactNode;
  /** Name of the file as which the code can be saved. */
  readonly file?: string;
}

/** Code with its controls in the words of the page. */
export function CodeBlock(props: CodeBlockProps) {
  return <Block {...props} words={useSampleWords()} />;
}
