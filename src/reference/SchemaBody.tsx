import { isValidElement, type ReactNode } from "react";
import { collect, type SchemaParts } from "./collect";
import { About } from "./About";
import { Fold } from "./Fold";
import { IncludedNote } from "./Includes";
import { partOf } from "./parts";
import { branchId, PlaceContext, usePlace, type Place } from "./place";
import { Prose } from "./Prose";
import { RowList } from "./RowList";
import { useReferenceWords } from "./ReferenceContext";

/** Props of {@link SchemaBody}. */
export interface SchemaBodyProps {
  /** The words belong to a named schema that unfolds in a row: below words of the row's own they go into the fold. */
  readonly named?: boolean;
  readonly children?: ReactNode;
}

/** What is inside a schema: description, sentences, properties, then unions, items and conditions. */
export function SchemaBody({ named = false, children }: SchemaBodyProps) {
  const outer = usePlace();
  const words = useReferenceWords();
  const parts = collect(children, outer);
  const place = {
    ...insideIncluded(outer, parts),
    leadSaid: outer.leadSaid && parts.prose.length === 0,
  };
  const ownProse = outer.leadSaid ? parts.prose.slice(1) : parts.prose;
  // Rows that are merged need no word of where they come from; what else their schema says is folded.
  const silent = parts.included.filter(({ isSilent }) => isSilent);
  if (parts.rows.length === 0 && silent.length === 0) {
    return (
      <PlaceContext value={place}>
        <Prose>{ownProse}</Prose>
        {parts.sentences}
        <Rest nodes={parts.rest} place={place} />
      </PlaceContext>
    );
  }
  const merged = parts.included.filter(({ isSilent }) => !isSilent);
  const rows = (
    <>
      {parts.sentences}
      <RowList closed={parts.closed}>{parts.rows}</RowList>
      {silent.map(({ name, prose }) => (
        <IncludedNote key={name} name={name}>
          {prose}
        </IncludedNote>
      ))}
      {merged.map(({ name, prose }) => (
        <About key={name} name={name}>
          {prose}
        </About>
      ))}
    </>
  );
  const isOpen = parts.rows.some((row) => partOf(row) === "open-row");
  const isProseInside = named && place.folds && place.described;
  return (
    <PlaceContext value={place}>
      {!isProseInside && <Prose>{ownProse}</Prose>}
      {place.folds ? (
        <Fold
          summary={isOpen ? words.propertiesHeading : words.properties(parts.rows.length)}
          open={place.depth < 2}
          nested
        >
          <PlaceContext value={{ ...place, depth: place.depth + 1, folds: false }}>
            {isProseInside && <Prose>{ownProse}</Prose>}
            {rows}
          </PlaceContext>
        </Fold>
      ) : (
        rows
      )}
      <Rest nodes={parts.rest} place={place} />
    </PlaceContext>
  );
}

function insideIncluded(place: Place, parts: SchemaParts): Place {
  if (parts.included.length === 0) return place;
  const included = parts.included.map(({ name }) => ({ name, anchor: place.anchor }));
  return { ...place, ancestors: [...place.ancestors, ...included] };
}

/** Draws the nodes; the second and later of one kind (two unions, two `if`) get ids of their own. */
function Rest({ nodes, place }: { readonly nodes: readonly ReactNode[]; readonly place: Place }) {
  const seen = new Map<unknown, number>();
  return nodes.map((node, index) => {
    const kind = isValidElement(node) ? node.type : undefined;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    const isApart = count === 1 || partOf(node) === "tuple-item";
    const id = isApart ? place.id : branchId(place.id, String(count));
    return (
      <PlaceContext key={index} value={{ ...place, id }}>
        {node}
      </PlaceContext>
    );
  });
}
