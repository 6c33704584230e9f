/** Whether a response with this status reports an error; `default` covers all undeclared statuses (OpenAPI 3.1, 4.8.16). */
export function isErrorStatus(status: string): boolean {
  return /^[45]|^default$/.test(status);
}
