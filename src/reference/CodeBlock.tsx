import type { ReactNode } from "react";
import { CodeBlock as Block } from "../ui/CodeBlock";
import { useReferenceWords } from "./ReferenceContext";
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
}

/** Code with a copy button in the words of the page. */
export function CodeBlock(props: CodeBlockProps) {
  const words = useReferenceWords();
  return <Block {...props} copy={words.copy} copied={words.copied} />;
}
