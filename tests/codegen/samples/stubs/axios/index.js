// What axios 1 does with the part of its interface that samples use.
import http from "node:http";
import { Readable } from "node:stream";

function encode(text) {
  return encodeURIComponent(text)
    .replace(/%3A/gi, ":")
    .replace(/%24/g, "$")
    .replace(/%2C/gi, ",")
    .replace(/%20/g, "+");
}

/** axios copies plain objects without the names that could change a prototype. */
function copy(value) {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== "object" || value === null) return value;
  const safe = Object.entries(value).filter(
    ([name]) => !/^(__proto__|constructor|prototype)$/.test(name),
  );
  return Object.fromEntries(safe.map(([name, item]) => [name, copy(item)]));
}

function queryOf(params) {
  if (params instanceof URLSearchParams) return params.toString();
  return Object.entries(copy(params))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join("&");
}

async function bodyOf(data, headers) {
  if (data === undefined || data === null) return undefined;
  if (typeof data === "string" || Buffer.isBuffer(data)) {
    headers["Content-Type"] ??= "application/x-www-form-urlencoded";
    return data;
  }
  if (data instanceof URLSearchParams || data instanceof FormData) {
    const request = new Request("http://stub", { method: "POST", body: data });
    headers["Content-Type"] ??= request.headers.get("content-type");
    return Buffer.from(await request.arrayBuffer());
  }
  headers["Content-Type"] ??= "application/json";
  return JSON.stringify(copy(data));
}

/** The body of an answer, as the sample wants it. Tests look for a refusal as it was sent. */
function answerOf(bytes, responseType, status) {
  if (responseType === "stream") return Readable.from([bytes]);
  if (responseType === "arraybuffer") return bytes;
  return status < 400 ? JSON.parse(`${bytes}` || "null") : `${bytes}`;
}

async function request({ method, url, params, headers = {}, data, auth, responseType }) {
  const sent = { ...headers };
  const body = await bodyOf(data, sent);
  if (body !== undefined) sent["Content-Length"] = Buffer.byteLength(body);
  const separator = url.includes("?") ? "&" : "?";
  const target = params === undefined ? url : `${url}${separator}${queryOf(params)}`;
  return new Promise((resolve, reject) => {
    const login = auth && `${auth.username}:${auth.password}`;
    const options = { method, headers: sent, agent: false, auth: login };
    const call = http.request(target, options, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status } = response;
        const answer = { status, data: answerOf(bytes, responseType, status) };
        if (status < 400) resolve(answer);
        else reject(Object.assign(new Error("refused"), { response: answer }));
      });
    });
    call.on("error", reject);
    call.end(body);
  });
}

const axios = { request };
for (const method of ["get", "delete", "head", "options"]) {
  axios[method] = (url, config) => request({ ...config, method: method.toUpperCase(), url });
}
for (const method of ["post", "put", "patch"]) {
  axios[method] = (url, data, config) =>
    request({ ...config, method: method.toUpperCase(), url, data });
}
export default axios;
