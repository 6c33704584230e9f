import { CodeBlock as Block, type CodeBlockProps } from "../ui/CodeBlock";
import { useReferenceWords } from "./ReferenceContext";

/** Code with controls in the current language. */
export function CodeBlock(props: Omit<CodeBlockProps, "words">) {
  return <Block {...props} words={useReferenceWords()} />;
}
