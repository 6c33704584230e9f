import { defineSite } from "./src/config/site-config";

export default defineSite({
  title: "Training Provider API",
  // Placeholders, like the hosts of the API: when you publish the site, write its address, and that of its sources.
  url: "https://docs.example.com",
  editUrl: "https://github.com/example/training-provider-docs/edit/main/",
  basePath: "/",
  overviewAliases: ["/docs/api"],
  description:
    "Guides and reference for the training provider API: classes, enrollments, learning records and data exports.",
  head: ["light", "dark"].map((mode) => ({
    tag: "link",
    attributes: {
      rel: "icon",
      type: "image/svg+xml",
      href: `/favicon-${mode}.svg`,
      media: `(prefers-color-scheme: ${mode})`,
    },
  })),
  navbar: {
    logo: { src: "/favicon-light.svg", srcDark: "/favicon-dark.svg", width: 28 },
    items: [
      { type: "link", label: "Guides", to: "/" },
      { type: "link", label: "API reference", to: "/api" },
      { type: "search", position: "right" },
    ],
  },
  footer: {
    links: [
      { label: "Introduction", to: "/" },
      { label: "Authentication", to: "/auth" },
      { label: "API reference", to: "/api" },
      { label: "llms.txt", href: "/llms.txt" },
    ],
  },
  search: {
    synonyms: {
      "phone number": [
        "cell phone",
        "e.164",
        "mobile",
        "mobile number",
        "mobile phone",
        "phone",
        "phone pattern",
        "telephone",
        "telephone number",
        "handynummer",
        "telefon",
        "telefonnummer",
      ],
      "change the schedule": ["reschedule"],
      "changelog and deprecation": ["deprecated", "what changed"],
      "check a json request body": ["validate request body"],
      "create class": ["klasse erstellen", "kurs anlegen", "lehrgang anlegen"],
      "delete enrollment": [
        "disenroll",
        "remove learner",
        "remove student",
        "unenroll",
        "unsubscribe",
      ],
      enroll: ["sign up"],
      errors: ["fehler", "fehlermeldung"],
      "handle errors": ["call refused"],
      "open questions": ["does not say", "not documented", "undocumented", "unknown"],
      "report the outcome": ["absence", "no show"],
      "training-provider-id": ["tp id"],
      wait: ["job status", "poll export", "poll job"],
    },
  },
  colorMode: { defaultMode: "light", respectPrefersColorScheme: true },
});
