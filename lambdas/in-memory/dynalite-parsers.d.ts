/** Types of dynalite 4.0.0's parsers, which are untyped internals; hence the exact pin. */

declare module 'dynalite/db/conditionParser.js' {
  const parser: { parse(text: string, options: { context: object }): unknown };
  export default parser;
}

declare module 'dynalite/db/updateParser.js' {
  const parser: { parse(text: string, options: { context: object }): unknown };
  export default parser;
}
