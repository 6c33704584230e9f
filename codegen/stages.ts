/** The stages of a run that has work to do, together because {@link generate} loads them together, and late. */
export { emit } from "./emit/emit";
export { vocabulary } from "./emit/vocabulary";
export { askedTexts, recallTexts } from "./model/markdown";
export { normalise } from "./model/normalise";
export { format } from "./output/format";
export { load } from "./spec/load";
