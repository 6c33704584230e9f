import type { Rule } from "./rule";

/** An address without a name, a scheme or empty parts (RFC 5321, 4.1.2). */
const address = /^(?!.*\.\.)("[^"]+"|[^\s@<>:"]+)@[^\s@<>:"]+$/;

/** An address of the contact to which no e-mail can go (OpenAPI 3.1, 4.8.3.1). */
export const contactEmail: Rule = {
  id: "contact-email",
  remedy: "Write one address, such as `api@example.com`, or use `url`.",
  check: () => ({
    Contact({ email }, { location, report }) {
      if (typeof email !== "string" || address.test(email)) return;
      report({
        message: `\`${email}\` is not an e-mail address.`,
        location: location.child("email"),
      });
    },
  }),
};
