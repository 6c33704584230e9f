/** The stages of a run, in one module because {@link generate} imports them together, only if there is work to do. */
export { readHistory } from "./changes/history";
export { emit } from "./emit/emit";
export { typeGenerators } from "./emit/types/models";
export { vocabulary } from "./emit/vocabulary";
export { format } from "./format";
export { askedTexts, recallTexts } from "./model/markdown";
export { normalize } from "./model/normalize";
export { readLanguages } from "./site-languages";
export { outlineOf } from "./model/outline";
export { pagesOf } from "./model/pages";
export { readWorkflows } from "./workflows/workflows";
export { readArazzo } from "./workflows/arazzo";
export { load } from "./document/load";
export { costlyPatterns, withPatternTime } from "./document/pattern-time";
