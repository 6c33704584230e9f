/** The vocabulary of generated pages, named by the words of OpenAPI and JSON Schema. */
export { A } from "./A";
export { AboutTag, ApiIndex } from "./overview/ApiIndex";
export { Callback, Callbacks } from "./Callbacks";
export { CodeBlock } from "./CodeBlock";
export { Contains, Content, PropertyNames, When } from "./Matching";
export { Deprecated } from "./Deprecated";
export { Description } from "./Description";
export { Discriminator, DiscriminatorValue } from "./Discriminator";
export { Encoding, Encodings } from "./Encodings";
export { Enum, EnumValue } from "./Enum";
export { ErrorExample, ErrorShape, ErrorStatus, OperationLink } from "./errors/ErrorShape";
export { ErrorsPage } from "./errors/ErrorsPage";
export { ExternalDocs } from "./ExternalDocs";
export { Header, Headers } from "./Headers";
export { Heading } from "./Heading";
export { Else, If, Not, Then } from "./If";
export { Includes } from "./Includes";
export { Items, TupleItem } from "./Items";
export { Link, LinkParameter, Links } from "./Links";
export { MediaType } from "./MediaType";
export type { ApiNavigation, ApiOperation, ApiSchema, ApiSection } from "./navigation";
export { Note } from "./Note";
export { AnyOf, OneOf, Variant } from "./OneOf";
export { OperationPage, type OperationPageProps } from "./OperationPage";
export { ApiContact, License, OverviewPage, TermsOfService } from "./overview/OverviewPage";
export { Parameter, Parameters } from "./Parameters";
export { AdditionalProperties, PatternProperty, Properties, Property } from "./Properties";
export { Ref } from "./Ref";
export {
  ReferenceContext,
  type InSiteLinkProps,
  type ReferenceContextValue,
} from "./ReferenceContext";
export { RequestBody } from "./RequestBody";
export { RequiredGroups } from "./RequiredGroups";
export { Response, Responses } from "./Responses";
export { Schema } from "./Schema";
export { SchemaPage, type SchemaPageProps } from "./SchemaPage";
export { Scheme, Security, SecurityRequirement } from "./Security";
export { OAuthFlow, Scope, SecurityScheme, SecuritySchemes } from "./overview/SecuritySchemes";
export { Server, Servers, ServerVariable } from "./Servers";
export type {
  CodeText,
  Example,
  Facts,
  HttpMethod,
  JsonValue,
  MethodOf,
  OperationPageFor,
  SampleLanguage,
  Samples,
  SchemaComponent,
  SchemaComponents,
} from "./types";
export { ValueExample } from "./ValueExample";
export { UsedBy, UsedByModel, UsedByOperation } from "./UsedBy";
export { WebhookPage, type WebhookPageProps } from "./WebhookPage";
export { referenceWords, type ReferenceWords } from "./words";
