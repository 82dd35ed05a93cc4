/** Value types in WebAssembly encoding. */
export const i32 = 0x7f;
export const f32 = 0x7d;
export const f64 = 0x7c;

type ValueType = typeof i32 | typeof f32 | typeof f64;

/** Instructions in execution order; see the functions of `instructions.ts`. */
export type Instructions = readonly number[];

export interface WasmFunction {
  readonly name: string;
  readonly parameters: readonly ValueType[];
  readonly result: ValueType | null;
  readonly locals?: readonly ValueType[];
  readonly body: Instructions;
}

const sections = { types: 1, functions: 3, memory: 5, exports: 7, code: 10 };
const kinds = { function: 0, memory: 2 };
const end = 0x0b;

/**
 * Encodes a WebAssembly module that exports its memory and all of its functions.
 *
 * @param pages  of memory, 64 KiB each
 */
export function encodeModule(functions: readonly WasmFunction[], pages: number): Uint8Array {
  const exported = [
    [...text('memory'), kinds.memory, 0],
    ...functions.map(({ name }, index) => [...text(name), kinds.function, ...unsigned(index)]),
  ];
  return Uint8Array.from([
    0x00,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(sections.types, functions.map(signature)),
    ...section(
      sections.functions,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(sections.memory, [[1, pages, pages]]),
    ...section(sections.exports, exported),
    ...section(sections.code, functions.map(code)),
  ]);
}

function signature({ parameters, result }: WasmFunction): number[] {
  return [0x60, ...counted(parameters), ...(result === null ? [0] : [1, result])];
}

function code({ locals = [], body }: WasmFunction): number[] {
  const declared = locals.flatMap((type) => [1, type]);
  return counted([...unsigned(locals.length), ...declared, ...body, end]);
}

function section(id: number, entries: readonly (readonly number[])[]): number[] {
  return [id, ...counted([...unsigned(entries.length), ...entries.flat()])];
}

function text(name: string): number[] {
  return counted([...new TextEncoder().encode(name)]);
}

function counted(bytes: readonly number[]): number[] {
  return [...unsigned(bytes.length), ...bytes];
}

/** LEB128: seven bits a byte, lowest first; every byte but the last has its highest bit set. */
export function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}
