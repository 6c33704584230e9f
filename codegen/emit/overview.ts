import { joinId } from "../../src/view/ids";
import { layOutProse } from "../../src/view/lay-out-page";
import { type Anchor, anchorsIn, link, sharedServers, unfolded } from "./anchors";
import { Code } from "./jsx";
import { schemeFacts } from "./operation-view";
import type { EmitContext } from "./pages";
import { pageModule } from "./print";
import { flag, listOf, pageProseOf, wordsOf } from "../model/prose";

/** Returns the overview of the API, `overview.tsx`, before formatting. */
export function overviewPage(context: EmitContext): string {
  const { info, tags, topics, servers, securitySchemes } = context.model;
  const prose = pageProseOf(info);
  const props = {
    title: info.title,
    version: info.version,
    summary: info.summary,
    ...prose,
    contact: info.contact,
    license: info.license,
    termsOfService: info.termsOfService,
    tags: listOf(
      [
        // The page takes title and group of a tag with operations from the navigation.
        ...tags.map((tag) => ({ slug: tag.slug, ...wordsOf(tag) })),
        ...topics.map((topic) => {
          const { slug, title, group, before } = topic;
          return { slug, title, group, before, ...wordsOf(topic) };
        }),
      ].filter((tag) =>
        Object.entries(tag).some(([key, part]) => key !== "slug" && part !== undefined),
      ),
    ),
    servers: servers.length > 0 ? new Code("shared.servers") : undefined,
    securitySchemes: listOf(
      securitySchemes.map((scheme) => ({
        name: scheme.name,
        ...schemeFacts(scheme),
        openIdConnectUrl: scheme.openIdConnectUrl,
        metadataUrl: scheme.metadataUrl,
        deprecated: flag(scheme.deprecated),
        ...wordsOf(scheme),
        flows: listOf(
          scheme.flows.map(({ scopes, ...flow }) => ({
            ...flow,
            scopes: listOf(
              scopes.map(({ name, description }) => ({
                name,
                description: description || undefined,
              })),
            ),
          })),
        ),
      })),
    ),
  };
  const imports = servers.length > 0 ? ['import { shared } from "./shared";'] : [];
  const parts = { source: `${context.file}#/info`, imports };
  return pageModule("Overview", "OverviewPage", props, parts, prose);
}

export function overviewAnchors({ model }: EmitContext): readonly Anchor[] {
  const topicsBefore = (slug: string | undefined) =>
    model.topics.filter(({ before }) => before === slug);
  return [
    ...anchorsIn(layOutProse(pageProseOf(model.info))),
    link("operations"),
    ...[
      ...model.tags.flatMap((tag) => [...topicsBefore(tag.slug), tag]),
      ...topicsBefore(undefined),
    ].map(({ slug }) => link(`tag.${slug}`)),
    ...(model.servers.length > 0 ? [unfolded(sharedServers)] : []),
    ...(model.securitySchemes.length > 0 ? [link("authentication")] : []),
    ...model.securitySchemes.map(({ name }) => link(joinId("security", name))),
  ];
}
