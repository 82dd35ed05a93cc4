import { encodeModule, f32, f64, i32, type WasmFunction } from './encode-module';
import {
  double,
  doubles,
  get,
  loadDouble,
  loadSingle,
  set,
  single,
  singles,
  storeDouble,
  storeSingle,
  when,
  whileNotZero,
  whole,
  wholes,
} from './instructions';

const { add, subtract, multiply, least, most, isLess } = doubles;

/**
 * Angle of the wheel: `from + travel × (1 − (1 − t)⁴ (1 + 4t))`, with `t` from 0 to 1. Its speed, 20 t (1 − t)³, starts at zero, peaks
 * after a quarter of the time and fades out slowly.
 */
function turn(): WasmFunction {
  const t = 0;
  const from = 1;
  const travel = 2;
  const left = 3;
  const square = multiply(get(left), get(left));
  const fourth = multiply(square, square);
  return {
    name: 'turn',
    parameters: [f64, f64, f64],
    result: f64,
    locals: [f64],
    body: [
      ...set(t, least(double(1), most(double(0), get(t)))),
      ...set(left, subtract(double(1), get(t))),
      ...add(
        get(from),
        multiply(
          get(travel),
          subtract(double(1), multiply(fourth, add(double(1), multiply(double(4), get(t))))),
        ),
      ),
    ],
  };
}

/** The flapper over the wheel: a damped spring that a passing peg deflects. Its angle and its velocity are stored in memory at 0 and 8. */
function flap(): WasmFunction {
  const heldAt = 0;
  const seconds = 1;
  const angleAt = 0;
  const speedAt = 8;
  const stiffness = 1_100;
  const damping = 16;
  const pull = add(
    multiply(double(-stiffness), loadDouble(angleAt)),
    multiply(double(-damping), loadDouble(speedAt)),
  );
  return {
    name: 'flap',
    parameters: [f64, f64],
    result: f64,
    body: [
      ...storeDouble(speedAt, add(loadDouble(speedAt), multiply(pull, get(seconds)))),
      ...storeDouble(angleAt, add(loadDouble(angleAt), multiply(loadDouble(speedAt), get(seconds)))),
      ...when(isLess(loadDouble(angleAt), get(heldAt)), [
        ...storeDouble(angleAt, get(heldAt)),
        ...storeDouble(speedAt, double(0)),
      ]),
      ...loadDouble(angleAt),
    ],
  };
}

/** Advances sparks: five numbers each (position, velocity and remaining seconds), with gravity and drag. */
function fly(): WasmFunction {
  const at = 0;
  const count = 1;
  const seconds = 2;
  const x = 0;
  const y = 4;
  const speedX = 8;
  const speedY = 12;
  const left = 16;
  const bytes = 20;
  const gravity = 1.5;
  const drag = 0.9;
  const retained = singles.subtract(single(1), singles.multiply(single(drag), get(seconds)));
  const moved = (place: number, speed: number) =>
    storeSingle(
      get(at),
      place,
      singles.add(loadSingle(get(at), place), singles.multiply(loadSingle(get(at), speed), get(seconds))),
    );
  const slowed = (speed: number, falling: number) =>
    storeSingle(
      get(at),
      speed,
      singles.subtract(
        singles.multiply(loadSingle(get(at), speed), retained),
        singles.multiply(single(falling), get(seconds)),
      ),
    );
  return {
    name: 'fly',
    parameters: [i32, i32, f32],
    result: null,
    body: whileNotZero(count, [
      ...moved(x, speedX),
      ...moved(y, speedY),
      ...slowed(speedX, 0),
      ...slowed(speedY, gravity),
      ...storeSingle(get(at), left, singles.subtract(loadSingle(get(at), left), get(seconds))),
      ...set(at, wholes.add(get(at), whole(bytes))),
      ...set(count, wholes.subtract(get(count), whole(1))),
    ]),
  };
}

/** The wheel's motion as a WebAssembly module, assembled by instruction. */
export function wheelCode(): Uint8Array {
  return encodeModule([turn(), flap(), fly()], 1);
}
