import type { Triangles } from "../files/triangles.ts";
import type { Box, Camera } from "./camera.ts";
import { heightShaders, plasterShaders } from "./plasterShaders.ts";

/** In pixels, each side: what a shadow is made from has to show the dots of braille. */
const HEIGHTS = 2048;

/** In millimetres, around the model: what is beside it lies as low as its foot. */
const BESIDE = 4;

/** Puts a surface into the memory of the graphics card, and draws it from there. */
export function createPlaster(gl: WebGLRenderingContext, surface: Triangles, box: Box) {
  // Without it, corners are counted in 16 bits.
  gl.getExtension("OES_element_index_uint");
  const corners = bufferOf(gl.ARRAY_BUFFER, surface.corners);
  const triangles = bufferOf(gl.ELEMENT_ARRAY_BUFFER, surface.triangles);
  const [low, size] = spaceAround(box);
  const heights = heightsOf();
  const program = programOf(plasterShaders);
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);

  return {
    draw({ toScreen, light, eye }: Camera) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.useProgram(program);
      gl.uniformMatrix4fv(gl.getUniformLocation(program, "toScreen"), false, toScreen);
      drawWith(program, { low, size, light, eye });
    },
    free() {
      gl.deleteBuffer(corners);
      gl.deleteBuffer(triangles);
      gl.deleteTexture(heights);
      gl.deleteProgram(program);
    },
  };

  function bufferOf(kind: GLenum, numbers: Float32Array | Uint32Array) {
    const buffer = gl.createBuffer();
    gl.bindBuffer(kind, buffer);
    gl.bufferData(kind, numbers, gl.STATIC_DRAW);
    return buffer;
  }

  function heightsOf() {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    const { RGBA, UNSIGNED_BYTE } = gl;
    gl.texImage2D(gl.TEXTURE_2D, 0, RGBA, HEIGHTS, HEIGHTS, 0, RGBA, UNSIGNED_BYTE, null);
    const depth = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, depth);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT16, HEIGHTS, HEIGHTS);
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth);
    gl.viewport(0, 0, HEIGHTS, HEIGHTS);
    gl.enable(gl.DEPTH_TEST);
    const above = programOf(heightShaders);
    gl.useProgram(above);
    drawWith(above, { low, size });
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.deleteFramebuffer(frame);
    gl.deleteRenderbuffer(depth);
    gl.deleteProgram(above);
    return texture;
  }

  function programOf(shaders: { vertex: string; fragment: string }) {
    const made = gl.createProgram();
    for (const [name, type] of [
      ["vertex", gl.VERTEX_SHADER],
      ["fragment", gl.FRAGMENT_SHADER],
    ] as const) {
      const shader = gl.createShader(type);
      // Null where the graphics card was taken away meanwhile: all this is done again later.
      if (!shader) continue;
      gl.shaderSource(shader, shaders[name]);
      gl.compileShader(shader);
      gl.attachShader(made, shader);
      gl.deleteShader(shader);
    }
    gl.bindAttribLocation(made, 0, "place");
    gl.linkProgram(made);
    if (!gl.getProgramParameter(made, gl.LINK_STATUS) && !gl.isContextLost())
      throw new Error("The graphics card cannot draw it.");
    return made;
  }

  function drawWith(by: WebGLProgram, vectors: Record<string, Iterable<number>>) {
    for (const [name, vector] of Object.entries(vectors))
      gl.uniform3fv(gl.getUniformLocation(by, name), [...vector]);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.drawElements(gl.TRIANGLES, surface.triangles.length, gl.UNSIGNED_INT, 0);
  }
}

function spaceAround({ low: [left, front, foot], high: [right, back, top] }: Box) {
  return [
    [left - BESIDE, front - BESIDE, foot],
    [right - left + BESIDE * 2, back - front + BESIDE * 2, top - foot],
  ] as const;
}
