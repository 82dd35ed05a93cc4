interface Size {
  readonly width: number;
  readonly height: number;
}

type Gl = WebGL2RenderingContext;

/** One row of houses, mirrored where the picture is wider. */
export function skylineTexture(gl: Gl, pixels: Uint8Array): WebGLTexture {
  const texture = newTexture(gl, gl.NEAREST, gl.MIRRORED_REPEAT);
  const width = pixels.length / 4;
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return texture;
}

export function glyphTexture(gl: Gl, { width, height }: Size, pixels: Uint8Array): WebGLTexture {
  const texture = newTexture(gl, gl.LINEAR, gl.CLAMP_TO_EDGE);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, height, 0, gl.RED, gl.UNSIGNED_BYTE, pixels);
  return texture;
}

/** Few sizes alternate: that of a wheel at rest, and the reduced ones while it turns. */
const mostPaintings = 4;

/** Caches paintings of the latest sizes, since painting takes longer than the rest of a frame. */
export function openPaintings(gl: Gl): (size: Size, paint: () => void) => WebGLTexture {
  const cache = new Map<string, WebGLTexture>();
  return (size, paint) => {
    const name = `${size.width} × ${size.height}`;
    const known = cache.get(name);
    if (known) return known;
    const [oldest] = cache;
    if (oldest && cache.size === mostPaintings) {
      gl.deleteTexture(oldest[1]);
      cache.delete(oldest[0]);
    }
    const texture = paintedTexture(gl, size, paint);
    cache.set(name, texture);
    return texture;
  };
}

/** A texture that is painted once by the bound program. */
function paintedTexture(gl: Gl, { width, height }: Size, paint: () => void): WebGLTexture {
  const source = gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture | null;
  const texture = newTexture(gl, gl.LINEAR, gl.CLAMP_TO_EDGE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.viewport(0, 0, width, height);
  gl.bindTexture(gl.TEXTURE_2D, source);
  paint();
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(frame);
  return texture;
}

function newTexture(gl: Gl, filter: number, wrap: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}
