import { useId, type ReactNode } from "react";
import { isSecret } from "../samples/credentials";
import { onlyKey } from "../samples/template";
import type { SampleServer } from "../samples/types";
import { useReferenceWords } from "./ReferenceContext";
import type { Samples } from "./types";
import * as looks from "../ui/looks.module.css";
import * as markStyles from "./ChangeMark.module.css";
import * as panelStyles from "./ValuesPanel.late.module.css";
import * as styles from "./YourValues.module.css";

/** Locations of parameters, in their order in a request. */
const locations = ["path", "query", "header", "cookie"] as const;

/**
 * The values that a reader can put into the samples: server, credentials and parameters. `src/reader-values` handles the fields, by the
 * keys in `data-value`. It is not a form, because nothing is ever sent, and it is hidden without JavaScript.
 */
export function YourValues({ samples }: { readonly samples: Samples }) {
  const { servers = [], security = [], credentials = [], parameters } = samples;
  const words = useReferenceWords();
  const own = words.yourValues;
  if (servers.length + credentials.length + parameters.length === 0) return null;
  const groupOf = (location: "input" | (typeof locations)[number], title: string) => (
    <Group key={location} title={title}>
      {parameters
        .filter((parameter) => parameter.in === location)
        .map(({ name, value, choices }) => (
          <Text
            key={name}
            label={name}
            valueKey={`${location}.${name}`}
            example={placeholderOf(value)}
            choices={choices}
          />
        ))}
    </Group>
  );
  return (
    <details className={styles.values} data-values="" data-popover="" data-controls="">
      <summary className={`${styles.summary} fold-mark`}>
        {own.title}
        <span
          className={`${styles.count} ${markStyles.changed}`}
          data-values-count=""
          data-inactive=""
        >
          <b /> {own.inUse}
        </span>
      </summary>
      <div className={panelStyles.body}>
        {groupOf("input", own.inputs)}
        {servers.length > 0 && <Servers servers={servers} />}
        <Group title={own.credentials}>
          {security.length > 0 && (
            <div className={`${panelStyles.line} ${panelStyles.whole}`}>
              <select data-value="security" aria-label={words.authorization} autoComplete="off">
                {security.map(({ name }, index) => (
                  <option key={name} value={index === 0 ? "" : onlyKey(name)}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          {credentials.map((name) => {
            const ways = security.filter((way) => way.credentials.includes(name));
            const [only] = ways.length < security.length ? ways : [];
            const field = (
              <Text
                key={name}
                label={name}
                valueKey={`credential.${name}`}
                type={isSecret(name) ? "password" : "text"}
              />
            );
            if (!only) return field;
            return (
              <div
                key={name}
                className={panelStyles.fields}
                data-only={onlyKey(only.name)}
                data-inactive={only === security[0] ? undefined : ""}
              >
                {field}
              </div>
            );
          })}
        </Group>
        {credentials.length > 1 && <p className={panelStyles.note}>{own.pasteHeader}</p>}
        {locations.map((location) => groupOf(location, words.parameters[location]))}
        <p className={panelStyles.note}>{own.kept}</p>
        <div className={panelStyles.foot}>
          <button type="button" className={looks.button} data-values-clear="">
            {own.clear}
          </button>
          <button type="button" className={looks.button} data-close="">
            {own.close}
          </button>
          <output data-message={own.cleared} />
        </div>
      </div>
    </details>
  );
}

/** The choice of a server and the fields for its variables. */
function Servers({ servers }: { readonly servers: readonly SampleServer[] }) {
  const { server: title, baseUrl } = useReferenceWords().yourValues;
  return (
    <Group title={title}>
      {servers.length > 1 && (
        <div className={`${panelStyles.line} ${panelStyles.whole}`}>
          <select data-value="server" aria-label={title} autoComplete="off">
            {servers.map((server, index) => (
              <option key={serverKey(server)} value={index === 0 ? "" : serverKey(server)}>
                {server.description ?? server.url}
              </option>
            ))}
          </select>
        </div>
      )}
      {servers.map((server, index) => {
        const key = serverKey(server);
        const { variables = [] } = server;
        // Every server has its own values.
        const label = (name: string) =>
          servers.length > 1 ? `${name} (${server.description ?? server.url})` : name;
        return (
          // Only the fields of the chosen server are shown.
          <div
            key={key}
            className={panelStyles.fields}
            data-server={key}
            data-inactive={index > 0 ? "" : undefined}
          >
            {variables.length === 0 && (
              <Text label={label(baseUrl)} valueKey={`${key} `} example={server.url} />
            )}
            {variables.map(({ name, default: usual, enum: allowed }) =>
              allowed ? (
                <Line key={name} label={label(name)}>
                  <select data-value={`${key} ${name}`} defaultValue="" autoComplete="off">
                    {allowed.map((value) => (
                      <option key={value} value={value === usual ? "" : value}>
                        {value}
                      </option>
                    ))}
                  </select>
                </Line>
              ) : (
                <Text key={name} label={label(name)} valueKey={`${key} ${name}`} example={usual} />
              ),
            )}
          </div>
        );
      })}
    </Group>
  );
}

/** Returns the prefix of a server's keys. Several servers may have the same URL, and other pages may have other servers. */
export function serverKey({ url, description = "" }: SampleServer): string {
  return `server ${url} ${description}`;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if ([children].flat(2).every((child) => !child)) return null;
  return (
    <fieldset className={panelStyles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label className={panelStyles.line}>
      <span>{label}</span>
      {children}
    </label>
  );
}

/**
 * A field that accepts any text, even with a menu, because other pages may allow other values for the same name. Turns off password
 * managers and spell checkers.
 */
function Text({
  label,
  valueKey,
  example,
  choices,
  type = "text",
}: {
  readonly label: string;
  readonly valueKey: string;
  readonly example?: string;
  readonly choices?: readonly string[] | undefined;
  readonly type?: "text" | "password";
}) {
  const list = useId();
  return (
    <Line label={label}>
      <input
        type={type}
        data-value={valueKey}
        placeholder={example}
        list={choices && list}
        // With "off", Firefox does not show the menu.
        autoComplete={choices ? undefined : "off"}
        autoCapitalize="off"
        spellCheck={false}
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
      {choices && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </datalist>
      )}
    </Line>
  );
}

/** Returns an example as a reader would type it: text unchanged, items separated by commas. */
function placeholderOf(value: Samples["parameters"][number]["value"]): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
