/** Maximum number of segments in the shader. */
export const mostSegments = 64;

/** The wheel on its legs: segments, rim with lamps, hub and flapper. */
export const wheelShader = `
in vec2 place;
out vec4 color;
uniform float angle;
uniform float sweep;
uniform float flapper;
uniform float seconds;
uniform float pixel;
uniform float glow;
uniform int lit;
uniform int segments;
uniform vec3 colors[${mostSegments}];
uniform float pays[${mostSegments}];

const float tau = 6.28318530718;
const vec3 gold = vec3(0.97, 0.78, 0.34);

float line(vec2 at, vec2 from, vec2 to) {
  vec2 along = to - from;
  return length(at - from - along * clamp(dot(at - from, along) / dot(along, along), 0.0, 1.0));
}

float cover(float inside) {
  return smoothstep(-pixel, pixel, inside);
}

vec3 segmentAt(float turned, float away) {
  float width = tau / float(segments);
  float step = turned / width + 0.5;
  int segment = int(mod(floor(step), float(segments)));
  float across = (fract(step) - 0.5) * width * away;
  vec3 shade = colors[segment];
  float wave = sin(away * 46.0 + sin(across * 30.0) * 1.4 + float(segment) * 1.7);
  shade += vec3(0.06, 0.1, 0.2) * smoothstep(0.72, 1.0, wave) * (1.0 - min(1.0, pays[segment]));
  shade *= 0.66 + 0.42 * smoothstep(0.2, 0.95, away);
  shade = mix(shade, shade * 1.18 + vec3(0.12, 0.1, 0.08), segment == lit ? glow : 0.0);
  float edge = 0.5 * width * away - abs(across);
  return mix(gold * 0.72, shade, smoothstep(0.004 - pixel, 0.004 + pixel, edge));
}

vec3 face(float away, float around) {
  if (sweep < 0.01) return segmentAt(around - angle, away);
  vec3 sum = vec3(0.0);
  for (int each = 0; each < 4; each++)
    sum += segmentAt(around - angle + sweep * (float(each) / 4.0 - 0.375), away);
  return sum / 4.0;
}

vec4 over(vec4 below, vec3 shade, float alpha) {
  return vec4(mix(below.rgb, shade, alpha), max(below.a, alpha));
}

vec4 legs() {
  vec2 at = vec2(abs(place.x), place.y);
  float strut = line(at, vec2(0.0, 0.0), vec2(0.66, -1.26));
  float brace = line(at, vec2(0.0, -1.12), vec2(0.585, -1.12));
  vec3 steel = mix(vec3(0.07, 0.08, 0.24), vec3(0.4, 0.44, 0.74), smoothstep(0.04, 0.0, abs(strut - 0.012)));
  vec4 drawn = over(vec4(0.0), vec3(0.13, 0.15, 0.36), cover(0.018 - brace));
  return over(drawn, steel, cover(0.042 - strut));
}

vec4 rim(vec4 below, float away, float around) {
  float halo = exp(-abs(away - 1.02) * 11.0) * (0.26 + 0.3 * glow);
  vec4 drawn = vec4(mix(below.rgb, gold, halo * (1.0 - below.a)), max(below.a, halo * 0.7));
  float ring = 0.05 - abs(away - 1.0);
  vec3 metal = gold * (0.5 + 0.5 * pow(0.5 + 0.5 * sin(around * 2.0 + 0.9), 2.0)) + vec3(0.16) * smoothstep(0.03, 0.0, abs(away - 1.012));
  drawn = over(drawn, metal, cover(ring));
  drawn = over(drawn, vec3(0.05, 0.06, 0.2), cover(0.017 - abs(away - 1.0)));
  float lamps = 48.0;
  float lamp = floor(around / tau * lamps + 0.5);
  float reach = length(vec2((around - lamp * tau / lamps) * away, away - 1.0));
  float isOn = 0.45 + 0.55 * step(0.5, fract(lamp / 3.0 - floor(seconds * 2.0) / 3.0 + 0.01));
  drawn = over(drawn, vec3(1.0, 0.93, 0.74) * isOn, smoothstep(0.013, 0.007, reach));
  return vec4(drawn.rgb + vec3(1.0, 0.8, 0.4) * isOn * 0.3 * exp(-reach * 60.0), drawn.a);
}

vec4 pegs(vec4 below, float away, float around) {
  float width = tau / float(segments);
  float turned = around - angle;
  float nearest = (fract(turned / width) - 0.5) * width;
  float reach = length(vec2((abs(nearest) - 0.5 * width) * away, away - 0.915));
  float shown = 1.0 - 0.6 * clamp(sweep * 14.0, 0.0, 1.0);
  vec4 drawn = over(below, vec3(0.02, 0.03, 0.1), 0.5 * shown * smoothstep(0.026, 0.016, reach));
  return over(drawn, mix(gold, vec3(1.0, 0.97, 0.86), smoothstep(0.016, 0.0, reach)), shown * cover(0.015 - reach));
}

vec4 hub(vec4 below, float away) {
  vec4 drawn = over(below, vec3(0.0), 0.45 * smoothstep(0.36, 0.24, away));
  drawn = over(drawn, gold * (0.62 + 0.38 * (place.y - place.x) / 0.4), cover(0.272 - away));
  vec3 glass = mix(vec3(0.03, 0.2, 0.19), vec3(0.04, 0.06, 0.2), smoothstep(0.0, 0.25, away));
  glass += vec3(0.5, 0.4, 0.16) * glow * smoothstep(0.25, 0.0, away);
  glass += vec3(0.1, 0.2, 0.24) * smoothstep(0.0, 0.2, place.y - 0.08) * smoothstep(0.26, 0.2, away);
  return over(drawn, glass, cover(0.245 - away));
}

vec4 pointer(vec4 below) {
  vec2 pivot = vec2(0.0, 1.13);
  vec2 from = place - pivot;
  vec2 at = vec2(from.x * cos(flapper) - from.y * sin(flapper), from.x * sin(flapper) + from.y * cos(flapper));
  float along = clamp(-at.y / 0.24, 0.0, 1.0);
  float blade = mix(0.066, 0.008, along) - abs(at.x);
  float inside = min(blade, min(-at.y + 0.02, at.y + 0.245));
  vec4 drawn = over(below, vec3(0.0), 0.4 * smoothstep(0.03, -0.01, -inside - 0.012));
  drawn = over(drawn, mix(vec3(0.96, 0.2, 0.5), vec3(1.0, 0.55, 0.72), step(0.0, at.x)), cover(inside));
  float cap = length(from);
  drawn = over(drawn, gold, cover(0.082 - cap));
  return over(drawn, vec3(0.06, 0.05, 0.2), cover(0.045 - cap));
}

void main() {
  float away = length(place);
  float around = atan(place.x, place.y);
  vec4 drawn = away > 0.96 ? legs() : vec4(0.0);
  if (away < 0.98 && away > 0.2) drawn = vec4(face(away, around), 1.0);
  if (away > 0.9) drawn = rim(drawn, away, around);
  if (away > 0.87 && away < 0.96) drawn = pegs(drawn, away, around);
  if (away < 0.4) drawn = hub(drawn, away);
  if (abs(place.x) < 0.35 && place.y > 0.8) drawn = pointer(drawn);
  color = vec4(drawn.rgb * drawn.a, drawn.a);
}`;
