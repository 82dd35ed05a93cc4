import { type Instructions, unsigned } from './encode-module';

const empty = 0x40;

export const get = (local: number): Instructions => [0x20, ...unsigned(local)];
export const set = (local: number, value: Instructions): Instructions => [...value, 0x21, ...unsigned(local)];

/** An integer below 64, which fits one signed byte. */
export const whole = (value: number): Instructions => [0x41, value];
export const double = (value: number): Instructions => [0x44, ...bytesOf(new Float64Array([value]))];
export const single = (value: number): Instructions => [0x43, ...bytesOf(new Float32Array([value]))];

/** Operators with two operand expressions. */
const binary = (code: number) => (left: Instructions, right: Instructions) => [...left, ...right, code];

export const doubles = {
  add: binary(0xa0),
  subtract: binary(0xa1),
  multiply: binary(0xa2),
  least: binary(0xa4),
  most: binary(0xa5),
  isLess: binary(0x63),
};
export const singles = { add: binary(0x92), subtract: binary(0x93), multiply: binary(0x94) };
export const wholes = { add: binary(0x6a), subtract: binary(0x6b) };

/** Values in memory; every address here is a multiple of four. */
export const loadDouble = (at: number): Instructions => [...whole(0), 0x2b, 2, ...unsigned(at)];
export const storeDouble = (at: number, value: Instructions): Instructions => [
  ...whole(0),
  ...value,
  0x39,
  2,
  ...unsigned(at),
];
export const loadSingle = (base: Instructions, at: number): Instructions => [
  ...base,
  0x2a,
  2,
  ...unsigned(at),
];
export const storeSingle = (base: Instructions, at: number, value: Instructions): Instructions => [
  ...base,
  ...value,
  0x38,
  2,
  ...unsigned(at),
];

export const when = (condition: Instructions, then: Instructions): Instructions => [
  ...condition,
  0x04,
  empty,
  ...then,
  0x0b,
];

/** Repeats a body while an integer is not zero. */
export const whileNotZero = (local: number, body: Instructions): Instructions => [
  0x02,
  empty,
  0x03,
  empty,
  ...get(local),
  0x45,
  0x0d,
  1,
  ...body,
  0x0c,
  0,
  0x0b,
  0x0b,
];

function bytesOf({ buffer }: Float64Array | Float32Array): number[] {
  return [...new Uint8Array(buffer)];
}
