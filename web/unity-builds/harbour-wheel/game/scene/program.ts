/** A linked shader program with the locations of its uniforms. */
export interface Program {
  readonly program: WebGLProgram;
  at(uniform: string): WebGLUniformLocation | null;
}

/** @throws Error with the compiler's message */
export function linkProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('The graphics context was lost.');
    gl.shaderSource(shader, `#version 300 es\nprecision highp float;\n${source}`);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(`A shader cannot be compiled: ${gl.getShaderInfoLog(shader)}`);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`Shaders cannot be linked: ${gl.getProgramInfoLog(program)}`);
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    at(uniform) {
      const known = places.get(uniform);
      if (known !== undefined) return known;
      const place = gl.getUniformLocation(program, uniform);
      places.set(uniform, place);
      return place;
    },
  };
}

/** Covers the whole picture; `place` runs from −1 to 1. */
export const wholePicture = `
out vec2 place;
void main() {
  place = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(place, 0.0, 1.0);
}`;

/** Covers a square around the wheel; `place` is in radii of the wheel. */
export const aroundWheel = `
uniform vec2 center;
uniform vec2 radius;
uniform float reach;
out vec2 place;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  place = corner * reach;
  gl_Position = vec4(center + place * radius, 0.0, 1.0);
}`;
