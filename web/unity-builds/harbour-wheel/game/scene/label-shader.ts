/** Numbers per instance: angle on the wheel, position and height of the character, its place in the atlas, and whether it turns. */
export const labelNumbers = 7;

export const labelVertices = `
layout(location = 0) in vec4 where;
layout(location = 1) in vec3 glyph;
uniform vec2 center;
uniform vec2 radius;
uniform float angle;
out vec2 texel;
const vec2 margin = vec2(0.06);
const vec2 box = vec2(0.84, 1.12);
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 local = where.yz + (corner * box - margin) * where.w;
  float turned = where.x + angle * glyph.z;
  vec2 place = vec2(local.x * cos(turned) + local.y * sin(turned), local.y * cos(turned) - local.x * sin(turned));
  texel = vec2(mix(glyph.x, glyph.y, corner.x), 1.0 - corner.y);
  gl_Position = vec4(center + place * radius, 0.0, 1.0);
}`;

export const labelShader = `
in vec2 texel;
out vec4 color;
uniform sampler2D glyphs;
uniform float strength;
uniform vec3 ink;
void main() {
  float inside = texture(glyphs, texel).r;
  float soft = max(fwidth(inside), 0.02);
  float body = smoothstep(0.5 - soft, 0.5 + soft, inside);
  float shadow = smoothstep(0.24, 0.5, inside) * 0.55;
  float alpha = max(body, shadow) * strength;
  color = vec4(mix(vec3(0.02, 0.02, 0.08), ink, body) * alpha, alpha);
}`;

export const sparkVertices = `
layout(location = 0) in vec4 spark;
layout(location = 1) in float left;
uniform vec2 center;
uniform vec2 radius;
uniform float size;
out float strength;
void main() {
  strength = clamp(left, 0.0, 1.0);
  gl_Position = vec4(center + spark.xy * radius, 0.0, 1.0);
  gl_PointSize = left > 0.0 ? size * (0.4 + 0.6 * strength) : 0.0;
}`;

export const sparkShader = `
in float strength;
out vec4 color;
void main() {
  float away = length(gl_PointCoord - 0.5) * 2.0;
  float light = strength * exp(-away * away * 5.0) * smoothstep(1.0, 0.6, away);
  color = vec4(vec3(1.0, 0.8, 0.38) * light, 0.0);
}`;
