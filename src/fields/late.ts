export { installFilter } from "./filter-fields";
export { unfold } from "./unfold";
