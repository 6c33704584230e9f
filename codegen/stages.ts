/** The stages of a run that has work to do, together because {@link generate} loads them together, and late. */
export { emit } from "./emit/emit";
export { vocabulary } from "./emit/vocabulary";
export { format } from "./format";
export { askedTexts, recallTexts } from "./model/markdown";
export { normalize } from "./model/normalize";
export { load } from "./spec/load";
