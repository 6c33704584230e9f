import type { ReactNode } from "react";
import { CodeBlock as Block } from "../ui/CodeBlock";
import { useReferenceWords } from "./ReferenceContext";
import type { CodeText } from "./types";

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  readonly children: CodeText;
  /** As written after the fence, such as `json`. */
  readonly language?: string;
  /** Accessible name of the code. */
  readonly label?: string;
  /** Shown above the code without JavaScript and in print. */
  readonly title?: ReactNode;
  /** File name for downloading the code. */
  readonly file?: string;
}

/** Code with controls, in the words of the current locale. */
export function CodeBlock(props: CodeBlockProps) {
  return <Block {...props} words={useReferenceWords()} />;
}
