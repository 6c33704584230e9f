import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";

/** What a visitor of the linter calls for each kind of object of OpenAPI. */
export type Visitor = Oas3Visitor;

/** A rule that documents must pass. */
export interface Rule {
  readonly id: string;
  /** An error is what OpenAPI forbids, or what no page, type or sample could be made from without guessing; all else can be shown truly. */
  readonly severity: "error" | "warn";
  /** What the author should do, a sentence. */
  readonly remedy: string;
  /** Absent for a rule of every version. */
  readonly only?: "OpenAPI 3" | "Swagger 2.0";
  /** Absent for a rule that the linter brings along. */
  readonly check?: () => Visitor;
}

/** What a rule reports: a remedy or a severity here replaces that of the rule. */
export type Finding = Parameters<UserContext["report"]>[0] & {
  readonly remedy?: string;
  /** The required property whose absence from examples it explains. */
  readonly explains?: string | undefined;
};
