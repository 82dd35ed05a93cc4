/** Whether this browser supports WebGL; checked before the rendering code is loaded. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow only a few contexts at a time, so the probe releases its context at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
