/** Whether a response with this status reports an error; `default` stands for those that have no status of their own (OpenAPI 3.1, 4.8.16). */
export function isErrorStatus(status: string): boolean {
  return /^[45]|^default$/.test(status);
}
