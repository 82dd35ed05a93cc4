/** Shared by all full-picture shaders: `wheel` is the position in radii of the wheel, from its hub. */
const places = `
in vec2 place;
out vec4 color;
uniform vec2 center;
uniform vec2 radius;
const float horizon = -0.62;
float chance(vec2 at) {
  vec3 mixed = fract(vec3(at.xyx) * 0.1031);
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.x + mixed.y) * mixed.z);
}`;

/** The static part: sky, moon, the Peak and the waterfront with its windows. Drawn once for each picture size. */
export const backdropShader = `${places}
uniform sampler2D skyline;
uniform float pixel;

vec3 neonOf(float hue) {
  if (hue < 1.5) return vec3(0.18, 0.95, 0.72);
  if (hue < 2.5) return vec3(1.0, 0.34, 0.66);
  if (hue < 3.5) return vec3(1.0, 0.78, 0.3);
  if (hue < 4.5) return vec3(0.36, 0.66, 1.0);
  return vec3(0.72, 0.42, 1.0);
}

vec3 sky(vec2 wheel) {
  float height = clamp((wheel.y - horizon) / 2.1, 0.0, 1.0);
  vec3 shade = mix(vec3(0.42, 0.17, 0.44), vec3(0.13, 0.11, 0.36), smoothstep(0.0, 0.34, height));
  shade = mix(shade, vec3(0.024, 0.036, 0.13), smoothstep(0.26, 1.0, height));
  vec2 cell = floor(wheel * 26.0);
  vec2 star = vec2(chance(cell), chance(cell + 7.7)) * 0.7 + 0.15;
  float size = chance(cell + 3.1);
  float away = length(fract(wheel * 26.0) - star);
  shade += vec3(0.85, 0.9, 1.0) * step(0.82, size) * height * smoothstep(0.1 * size, 0.0, away);
  float moon = length(wheel - vec2(1.62, 0.86));
  shade += vec3(0.6, 0.5, 0.36) * 0.5 * exp(-moon * 4.2);
  float shadow = length(wheel - vec2(1.56, 0.9));
  vec3 disc = vec3(1.0, 0.93, 0.78) * (0.92 + 0.08 * sin(wheel.x * 47.0) * sin(wheel.y * 61.0));
  return mix(shade, disc, smoothstep(0.15, 0.15 - 2.0 * pixel, moon) * smoothstep(0.135, 0.16, shadow));
}

vec3 house(vec3 wall, vec2 wheel, float top, float number, float neon, float lights) {
  vec2 grid = vec2(wheel.x * 46.0, (wheel.y - horizon) * 34.0);
  vec2 within = abs(fract(grid) - 0.5);
  float isOn = step(1.0 - lights, chance(floor(grid) + number * 17.0));
  vec3 lamp = mix(vec3(1.0, 0.78, 0.44), vec3(0.55, 0.78, 1.0), step(0.66, chance(floor(grid) + 5.0)));
  float pane = smoothstep(0.34, 0.26, within.x) * smoothstep(0.36, 0.28, within.y);
  float height = top - wheel.y;
  wall += lamp * pane * isOn * (0.3 + 0.45 * chance(floor(grid) + 2.0)) * step(0.02, height);
  wall += neonOf(neon) * step(0.5, neon) * exp(-height * 42.0) * 0.9;
  return wall;
}

void main() {
  vec2 wheel = (place - center) / radius;
  vec3 shade = sky(wheel);
  float peak = horizon + 0.34 + 0.13 * sin(wheel.x * 1.3 + 0.6) + 0.05 * sin(wheel.x * 3.7) + 0.015 * sin(wheel.x * 11.0);
  shade = mix(shade, vec3(0.08, 0.07, 0.24), smoothstep(peak + pixel, peak - pixel, wheel.y));
  vec4 houses = texture(skyline, vec2(0.5 + wheel.x / 4.4, 0.5));
  float haze = exp(-(wheel.y - horizon) * 3.0);
  float far = horizon + houses.r * 1.62;
  if (wheel.y < far) shade = house(vec3(0.1, 0.085, 0.29), wheel, far, 0.0, 0.0, 0.17) + vec3(0.12, 0.04, 0.12) * haze;
  float near = horizon + houses.g * 1.62;
  if (wheel.y < near) {
    float number = floor(houses.b * 255.0 + 0.5);
    float neon = floor(houses.a * 255.0 / 40.0 + 0.5);
    vec3 wall = vec3(0.035, 0.045, 0.16) + 0.02 * chance(vec2(number)) + vec3(0.1, 0.03, 0.12) * haze * 0.7;
    shade = house(wall, wheel, near, number, neon, 0.36);
  }
  color = vec4(shade, 1.0);
}`;

/** The picture so far, its reflection on the moving water, and the quay. */
export const waterShader = `${places}
uniform sampler2D picture;
uniform float seconds;

void main() {
  vec2 wheel = (place - center) / radius;
  vec2 at = place * 0.5 + 0.5;
  float depth = horizon - wheel.y;
  if (depth <= 0.0) {
    color = texture(picture, at);
    return;
  }
  float ripple = sin(wheel.y * 95.0 + seconds * 1.7 + sin(wheel.x * 5.0 + seconds * 0.6) * 1.6);
  float mirrored = horizon + depth * 1.25;
  float bend = ripple * 0.012 * (0.3 + depth);
  vec2 seen = vec2(center.x + (wheel.x + bend) * radius.x, center.y + mirrored * radius.y) * 0.5 + 0.5;
  vec3 shade = texture(picture, clamp(seen, 0.0, 1.0)).rgb * vec3(0.52, 0.55, 0.68);
  shade = mix(shade, vec3(0.016, 0.035, 0.12), smoothstep(0.0, 0.85, depth));
  shade += vec3(0.16, 0.24, 0.36) * smoothstep(0.93, 1.0, ripple) * exp(-depth * 5.0);
  float quay = -1.2;
  if (wheel.y < quay) {
    float below = quay - wheel.y;
    shade = mix(vec3(0.1, 0.115, 0.28), vec3(0.04, 0.064, 0.16), smoothstep(0.0, 0.22, below));
    shade += vec3(1.0, 0.78, 0.4) * 0.5 * exp(-below * 90.0);
  }
  float post = abs(fract(wheel.x * 3.0) - 0.5) / 3.0;
  float lamp = length(vec2(post, wheel.y - quay - 0.045));
  shade += vec3(1.0, 0.8, 0.46) * (smoothstep(0.016, 0.008, lamp) + 0.22 * exp(-lamp * 26.0));
  color = vec4(shade, 1.0);
}`;
