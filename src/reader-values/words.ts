/** The switch that shows what is typed into fields for credentials. */
export const showCredentials = "Show credentials";
