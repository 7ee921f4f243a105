/** How much room there is, by the names stylesheets ask for it: `@media (--small)`. */
export const SIZES = {
  /** A phone, however it is held. */
  "--small": "((max-width: 899px) or (max-height: 500px))",
  /** As large as a page of a book, and held like one. */
  "--tablet": "((min-width: 600px) and (max-width: 899px) and (min-height: 701px) and (orientation: portrait))",
  "--large": "((min-width: 900px) and (min-height: 501px))",
  /** A phone held sideways. */
  "--flat": "((max-height: 500px) and (orientation: landscape))",
} as const;
