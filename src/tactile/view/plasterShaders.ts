/** The model from straight above: how high it is at each place. */
export const heightShaders = {
  vertex: `
attribute vec3 place;
uniform vec3 low, size;
varying float height;
void main() {
  vec3 share = (place - low) / size;
  height = share.z;
  gl_Position = vec4(share.xy * 2. - 1., 1. - share.z * 2., 1.);
}`,
  fragment: `
precision highp float;
varying float height;
void main() { gl_FragColor = vec4(height); }`,
};

/**
 * Matt, warm plaster in one low light, whose shadows are as soft as a window makes them. Slopes come
 * from the heights, as plaster fills the steps of a fifth of a millimetre that printers make.
 */
export const plasterShaders = {
  vertex: `
attribute vec3 place;
uniform mat4 toScreen;
varying vec3 at;
void main() {
  at = place;
  gl_Position = toScreen * vec4(place, 1.);
}`,
  fragment: `
precision highp float;
varying vec3 at;
uniform sampler2D heights;
uniform vec3 low, size, light, eye;
float rise(vec3 from, vec2 to) {
  return low.z + size.z * texture2D(heights, (from.xy + to - low.xy) / size.xy).r - from.z;
}
void main() {
  vec3 normal = vec3(0., 0., 1.);
  for (int step = 0; step < 12; step++) {
    float angle = float(step) * .5236;
    vec2 to = vec2(cos(angle), sin(angle)) * (mod(float(step), 2.) < 1. ? .2 : .4);
    normal.xy -= to * rise(at, to) / dot(to, to) / 6.;
  }
  normal = normalize(normal);
  vec3 from = at + normal * .4;
  float grain = fract(52.983 * fract(dot(gl_FragCoord.xy, vec2(.06711, .00584))));
  float lit = 1.;
  for (int step = 0; step < 24; step++) {
    float far = .2 + .03 * pow(float(step) + grain * .3, 2.);
    lit = min(lit, .6 - rise(from + light * far, vec2(0.)) / (far * .2 + .25));
  }
  float open = 1.;
  for (int step = 0; step < 16; step++) {
    float far = .5 + (float(step) + grain) * .35;
    float angle = (float(step) + grain) * 2.4;
    float steep = rise(from, vec2(cos(angle), sin(angle)) * far) / far;
    open -= clamp(steep, 0., 1.5) * .05;
  }
  float sun = max(dot(normal, light), 0.) * clamp(lit, 0., 1.);
  float sky = (.55 + .45 * dot(normal, eye)) * open;
  vec3 seen = vec3(.86, .78, .66) * (sun * vec3(1.42, 1.32, 1.16) + sky * vec3(.31, .31, .32));
  gl_FragColor = vec4(pow(seen, vec3(1. / 2.2)), 1.);
}`,
};
