import { asRaw, asList, isRaw, text, type Raw } from "../../document/document";
import { parametersOf } from "./members";
import type { Rule, VisitorContext } from "./rule";

/** The list formats that the conversion keeps, by the location of the list. */
const formatsIn: Readonly<Record<string, readonly string[]>> = {
  query: ["csv", "ssv", "pipes", "multi"],
  formData: ["multi"],
  path: ["csv"],
  header: ["csv"],
};

/** A `collectionFormat` that the conversion loses: pages show, and samples send, the list with commas instead, or in forms a field for each value. */
export const swaggerList: Rule = {
  id: "swagger-list",
  only: "Swagger 2.0",
  remedy: "Describe the list with a format that 3.0 has, or explain it in the description.",
  check: () => {
    const check = (list: Raw, place: string, context: VisitorContext): void => {
      const { location, report } = context;
      const written = text(list["collectionFormat"]);
      const isForm = place === "formData";
      const at = written === undefined ? location : location.child("collectionFormat");
      if (list["type"] !== "array" && written !== undefined) {
        const message = "`collectionFormat` applies to arrays only.";
        return report({ message, remedy: "Remove it.", location: at });
      }
      const format = written ?? "csv";
      if (list["type"] !== "array" || formatsIn[place]?.includes(format)) return;
      report({
        message: isForm
          ? `The conversion loses \`collectionFormat: ${format}\` in a form: the list is shown with a field for each value.`
          : `OpenAPI 3.0 has no \`collectionFormat: ${format}\` here: the list is shown comma-separated.`,
        location: at,
      });
    };
    return {
      Parameter: (parameter, context) => check(parameter, String(parameter["in"]), context),
      Header: (header, context) => check(header, "header", context),
    };
  },
};

const formTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

/** Operations without media types, reported once for the document, and a file in a body that cannot contain one. */
export const swaggerMediaType: Rule = {
  id: "swagger-media-type",
  only: "Swagger 2.0",
  remedy: "Name the media types under `consumes` and `produces`.",
  check: () => {
    let shared: Raw = {};
    const silent = { consumes: 0, produces: 0 };
    return {
      Root: {
        enter(root) {
          shared = root;
        },
        leave(_, { location, report }) {
          for (const [key, times] of Object.entries(silent)) {
            if (times === 0) continue;
            const operations = times === 1 ? "an operation" : `${times} operations`;
            const message = `\`${key}\` is missing for ${operations}: application/json is assumed.`;
            report({ message, location: location.child("swagger").key() });
          }
        },
      },
      Operation(operation, { location, report, resolve }) {
        const has = (test: (parameter: Raw) => boolean) =>
          parametersOf(operation, { location, resolve }).some(({ parameter }) => test(parameter));
        const consumes = asList(operation["consumes"] ?? shared["consumes"]);
        if (has((parameter) => parameter["in"] === "body") && consumes.length === 0)
          silent.consumes++;
        const produces = asList(operation["produces"] ?? shared["produces"]);
        const answers = Object.values(asRaw(operation["responses"]));
        if (produces.length === 0 && answers.some((answer) => isRaw(answer) && "schema" in answer))
          silent.produces++;
        if (
          has((parameter) => parameter["in"] === "formData") &&
          formTypes.every((form) => consumes.includes(form))
        )
          report({
            message: "The conversion keeps one kind of form: only multipart/form-data is shown.",
            remedy: "Mention application/x-www-form-urlencoded in the description.",
            location: location.child("parameters").key(),
          });
        if (
          has((parameter) => parameter["type"] === "file") &&
          !consumes.includes("multipart/form-data")
        )
          report({
            message:
              "A file can only be sent as multipart/form-data, which `consumes` lacks: it is shown in another form.",
            remedy: "Add multipart/form-data to `consumes`.",
            location: location.child("parameters").key(),
          });
      },
    };
  },
};
