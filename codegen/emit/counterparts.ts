import { getOrMake } from "../get-or-make";
import { alternativesOf } from "../model/alternatives";
import type { ApiModel, Operation } from "../model/types";

/** The most counterparts of an operation. */
const maxCounterparts = 3;
/** Any two bodies may have one name in common. */
const fewestShared = 2;

/** The names of the outermost fields of request bodies. */
const known = new WeakMap<Operation, ReadonlySet<string>>();

/**
 * Returns the ids of the operations whose request bodies are most like that of an operation: they share at least half of the outermost
 * fields of the smaller body. Those on the same path or under the same tag come first.
 */
export function counterpartsOf(operation: Operation, model: ApiModel): readonly string[] {
  const own = fieldsOf(operation, model);
  if (own.size < fewestShared) return [];
  return bodiesIn(model)
    .filter((other) => other !== operation)
    .map((other) => {
      const fields = fieldsOf(other, model);
      const shared = [...fields].filter((name) => own.has(name)).length;
      const part = shared / Math.min(own.size, fields.size);
      return { other, shared, part, nearness: nearness(operation, other) };
    })
    .filter(({ shared, part }) => shared >= fewestShared && part >= 0.5)
    .sort((a, b) => b.nearness - a.nearness || b.part - a.part || b.shared - a.shared)
    .slice(0, maxCounterparts)
    .map(({ other }) => other.id);
}

/** Returns the operations that can be compared. */
export function bodiesIn(model: ApiModel): readonly Operation[] {
  return model.operations.filter(
    (one) => one.kind === "operation" && fieldsOf(one, model).size > 0,
  );
}

function fieldsOf(operation: Operation, { index }: ApiModel): ReadonlySet<string> {
  return getOrMake(known, operation, () => {
    const schema = operation.requestBody?.content[0]?.schema;
    const parts = schema ? alternativesOf(schema, index).flatMap((one) => one.parts) : [];
    return new Set(
      parts.flatMap((part) =>
        part.kind === "object" ? part.properties.map(({ name }) => name) : [],
      ),
    );
  });
}

function nearness(one: Operation, other: Operation): number {
  const collection = ({ path }: Operation) => path.replace(/(?:\/\{[^/]*\})+$/, "");
  if (collection(one) === collection(other)) return 2;
  return one.tag === other.tag ? 1 : 0;
}
