/**
 * Whether a prize takes orders, apart from its stock:
 * - `unknown`: its odds or its draw are not read yet
 * - `not-yet`: a random prize without published odds or a draw
 * - `draw-closed`: the latest draw of the prize takes no more entries
 */
export type Sale = 'open' | 'unknown' | 'not-yet' | 'draw-closed';
