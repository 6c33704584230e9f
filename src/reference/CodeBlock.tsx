import { CodeBlock as Block, type CodeBlockProps } from "../ui/CodeBlock";
import { useReferenceWords } from "./ReferenceContext";

/** Code with controls, in the words of the current locale. */
export function CodeBlock(props: Omit<CodeBlockProps, "words">) {
  return <Block {...props} words={useReferenceWords()} />;
}
