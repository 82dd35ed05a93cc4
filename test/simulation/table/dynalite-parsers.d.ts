/** The parsers of dynalite 4.0.0: it ships no types, and these are its internals; hence the exact pin. */

declare module 'dynalite/db/conditionParser.js' {
  const parser: { parse(text: string, options: { context: object }): unknown };
  export default parser;
}

declare module 'dynalite/db/updateParser.js' {
  const parser: { parse(text: string, options: { context: object }): unknown };
  export default parser;
}
