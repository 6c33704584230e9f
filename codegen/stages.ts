/** The stages of a run, in one module because {@link generate} imports them together, only if there is work to do. */
export { readHistory } from "./changes/history";
export { emit } from "./emit/emit";
export { typeGenerators } from "./emit/types/models";
export { vocabulary } from "./emit/vocabulary";
export { format } from "./format";
export { askedTexts, recallTexts } from "./model/markdown";
export { normalize } from "./model/normalize";
export { outlineOf } from "./model/outline";
export { pagesOf } from "./model/pages";
export { readWorkflows } from "./model/workflows/workflows";
export { readArazzo } from "./spec/arazzo";
export { load } from "./spec/load";
export { costlyPatterns, withPatternTime } from "./spec/pattern-time";
