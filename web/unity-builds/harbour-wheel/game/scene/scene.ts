import { type Movements, sparkNumbers } from '../movements';
import type { WheelData } from '../wheel-data';
import { backdropShader, waterShader } from './backdrop-shader';
import { labelNumbers, labelShader, labelVertices, sparkShader, sparkVertices } from './label-shader';
import { hubLabels, rimLabels } from './labels';
import { type Layout, layoutOf } from './layout';
import { colorsOf } from './palette';
import { aroundWheel, linkProgram, type Program, wholePicture } from './program';
import { glyphTexture, openPaintings, skylineTexture } from './textures';
import { mostSegments, wheelShader } from './wheel-shader';

/** One moment of the wheel to draw. */
export interface Moment {
  readonly seconds: number;
  readonly angle: number;
  /** How far the wheel turns during this frame, in radians; fast motion is blurred. */
  readonly sweep: number;
  readonly flapper: number;
  /** The lit segment, and its brightness from 0 to 1. */
  readonly lit: number | null;
  readonly glow: number;
  readonly hasSparks: boolean;
}

export interface Scene {
  /** Fits the picture to a canvas of this many pixels. */
  resize(width: number, height: number): void;
  /** Shows a multiple in the hub, or nothing. */
  showInHub(multiple: number | null): void;
  draw(moment: Moment): void;
}

const reach = 1.4;
const ink: readonly [number, number, number] = [1, 0.97, 0.9];
const gold: readonly [number, number, number] = [1, 0.85, 0.42];

/** Draws the wheel in the harbor at night. */
export function openScene(gl: WebGL2RenderingContext, data: WheelData, { sparks }: Movements): Scene {
  const programs = {
    backdrop: linkProgram(gl, wholePicture, backdropShader),
    water: linkProgram(gl, wholePicture, waterShader),
    wheel: linkProgram(gl, aroundWheel, wheelShader),
    labels: linkProgram(gl, labelVertices, labelShader),
    sparks: linkProgram(gl, sparkVertices, sparkShader),
  };
  const { multiples } = data;
  if (multiples.length > mostSegments) throw new RangeError('The wheel has more segments than can be drawn.');
  const bare = gl.createVertexArray();
  const skyline = skylineTexture(gl, data.skylinePixels);
  const glyphs = glyphTexture(gl, data.glyphs, data.glyphPixels);
  const rim = openInstances(gl, rimLabels(data));
  const hub = openInstances(gl, new Float32Array());
  const flying = openSparks(gl, sparks);
  let layout: Layout = layoutOf({ width: 1, height: 1 });
  let picture: WebGLTexture | null = null;
  const painted = openPaintings(gl);
  gl.useProgram(programs.wheel.program);
  gl.uniform3fv(programs.wheel.at('colors'), colorsOf(multiples).flat());
  gl.uniform1fv(programs.wheel.at('pays'), [...multiples]);
  gl.uniform1i(programs.wheel.at('segments'), multiples.length);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

  function use({ program, at }: Program): void {
    gl.useProgram(program);
    gl.uniform2fv(at('center'), [...layout.center]);
    gl.uniform2fv(at('radius'), [...layout.radius]);
    gl.uniform1f(at('pixel'), layout.pixel);
  }

  return {
    resize(width, height) {
      layout = layoutOf({ width, height });
      gl.bindVertexArray(bare);
      use(programs.backdrop);
      gl.bindTexture(gl.TEXTURE_2D, skyline);
      picture = painted({ width, height }, () => gl.drawArrays(gl.TRIANGLES, 0, 3));
      gl.viewport(0, 0, width, height);
    },
    showInHub: (multiple) => hub.fill(hubLabels(multiple, data.places)),
    draw({ seconds, angle, sweep, flapper, lit, glow, hasSparks }) {
      gl.bindVertexArray(bare);
      use(programs.water);
      gl.uniform1f(programs.water.at('seconds'), seconds);
      gl.bindTexture(gl.TEXTURE_2D, picture);
      gl.drawArrays(gl.TRIANGLES, 0, 3);

      use(programs.wheel);
      const { at } = programs.wheel;
      gl.uniform1f(at('reach'), reach);
      gl.uniform1f(at('seconds'), seconds);
      gl.uniform1f(at('angle'), angle);
      gl.uniform1f(at('sweep'), sweep);
      gl.uniform1f(at('flapper'), flapper);
      gl.uniform1i(at('lit'), lit ?? -1);
      gl.uniform1f(at('glow'), glow);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);

      drawLabels(angle, sweep);
      if (hasSparks) drawSparks();
    },
  };

  function drawLabels(angle: number, sweep: number): void {
    use(programs.labels);
    const { at } = programs.labels;
    gl.bindTexture(gl.TEXTURE_2D, glyphs);
    // Fast motion is drawn several times, each time fainter.
    const times = sweep < 0.02 ? 1 : 3;
    gl.uniform3fv(at('ink'), [...ink]);
    gl.uniform1f(at('strength'), times === 1 ? 1 : 0.45);
    for (let each = 0; each < times; each++) {
      gl.uniform1f(at('angle'), angle - (sweep * each) / times);
      rim.draw();
    }
    gl.uniform1f(at('strength'), 1);
    gl.uniform3fv(at('ink'), [...gold]);
    hub.draw();
  }

  function drawSparks(): void {
    use(programs.sparks);
    gl.uniform1f(programs.sparks.at('size'), Math.max(4, 0.06 / layout.pixel));
    flying();
  }
}

/** Characters around the wheel, each an instance of one square. */
function openInstances(gl: WebGL2RenderingContext, first: Float32Array) {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  let count = 0;
  const bytes = labelNumbers * Float32Array.BYTES_PER_ELEMENT;
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (const [location, size, offset] of [
    [0, 4, 0],
    [1, 3, 16],
  ] as const) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, bytes, offset);
    gl.vertexAttribDivisor(location, 1);
  }
  const fill = (numbers: Float32Array) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW);
    count = numbers.length / labelNumbers;
  };
  fill(first);
  return {
    fill,
    draw() {
      if (count === 0) return;
      gl.bindVertexArray(array);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
    },
  };
}

/** Sparks are drawn straight from the WebAssembly memory. */
function openSparks(gl: WebGL2RenderingContext, sparks: Float32Array): () => void {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  const bytes = sparkNumbers * Float32Array.BYTES_PER_ELEMENT;
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, sparks.byteLength, gl.STREAM_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 4, gl.FLOAT, false, bytes, 0);
  gl.enableVertexAttribArray(1);
  gl.vertexAttribPointer(1, 1, gl.FLOAT, false, bytes, 16);
  return () => {
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, sparks);
    gl.drawArrays(gl.POINTS, 0, sparks.length / sparkNumbers);
  };
}
