/**
 * Draws quadrangles through PixiJS, thousands a frame and few calls: whoever draws writes them in
 * the order in which they cover each other, and a call ends where the sheet of pictures changes.
 */

import {
  Buffer,
  BufferUsage,
  Container,
  Geometry,
  GlProgram,
  RenderContainer,
  Shader,
  State,
  WebGLRenderer,
} from 'pixi.js';
import 'pixi.js/unsafe-eval';
import type { Frame, Sheet } from '../art/sheet';

const MOST = 6000;
/** Numbers of a corner: x, y and depth, u and v, colour. */
const STRIDE = 6;

const VERTEX = `
in vec3 aPosition;
in vec2 aUV;
in vec4 aColor;
out vec2 vUV;
out vec4 vColor;
void main(void) {
  // Divided by the depth only afterwards, so that pictures lie right in the perspective.
  gl_Position = vec4(aPosition.xy * aPosition.z, 0.0, aPosition.z);
  vUV = aUV;
  vColor = aColor;
}`;

const FRAGMENT = `
in vec2 vUV;
in vec4 vColor;
uniform sampler2D uSheet;
void main(void) {
  gl_FragColor = texture2D(uSheet, vUV, -0.4) * vColor;
}`;

interface Call {
  sheet: Sheet;
  start: number;
  count: number;
}

export class Painter {
  width = 1;
  height = 1;
  private readonly renderer = new WebGLRenderer<HTMLCanvasElement>();
  private readonly stage = new Container();
  private readonly corners = new Float32Array(MOST * 4 * STRIDE);
  private readonly colours = new Uint32Array(this.corners.buffer);
  private readonly buffer = new Buffer({
    data: this.corners,
    usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
    shrinkToFit: false,
  });
  private readonly geometry: Geometry;
  private readonly program = GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'run' });
  private readonly shaders = new Map<Sheet, Shader>();
  private readonly calls: Call[] = [];
  private quads = 0;
  private scaleX = 1;
  private scaleY = 1;

  constructor() {
    const index = new Uint16Array(MOST * 6);
    for (let quad = 0; quad < MOST; quad++)
      index.set(
        [0, 1, 2, 0, 2, 3].map((corner) => quad * 4 + corner),
        quad * 6,
      );
    const stride = STRIDE * 4;
    this.geometry = new Geometry({
      attributes: {
        aPosition: { buffer: this.buffer, format: 'float32x3', stride, offset: 0 },
        aUV: { buffer: this.buffer, format: 'float32x2', stride, offset: 12 },
        aColor: { buffer: this.buffer, format: 'unorm8x4', stride, offset: 20 },
      },
      indexBuffer: index,
    });
    const state = State.for2d();
    const draw = new RenderContainer((renderer) => {
      const { encoder } = renderer as WebGLRenderer;
      for (const { sheet, start, count } of this.calls)
        // Nothing to draw would mean everything.
        if (count)
          encoder.draw({
            geometry: this.geometry,
            shader: this.shaderOf(sheet),
            state,
            topology: 'triangle-list',
            size: count * 6,
            start: start * 6,
          });
    });
    this.stage.addChild(draw);
  }

  /** Starts drawing on a canvas. */
  async open(canvas: HTMLCanvasElement): Promise<void> {
    await this.renderer.init({
      canvas,
      antialias: false,
      backgroundColor: 0xf3ead6,
      powerPreference: 'high-performance',
      width: 16,
      height: 16,
      manageImports: false,
      skipExtensionImports: true,
    });
  }

  /** Takes the measures of the picture, in CSS pixels, and how fine it is drawn. */
  resize(width: number, height: number, fineness: number): void {
    this.width = width;
    this.height = height;
    this.scaleX = 2 / width;
    this.scaleY = 2 / height;
    this.renderer.resize(width, height, fineness);
  }

  /** From here on pictures are taken from this sheet. */
  use(sheet: Sheet): void {
    const last = this.calls.at(-1);
    if (last?.sheet === sheet) return;
    if (last) last.count = this.quads - last.start;
    this.calls.push({ sheet, start: this.quads, count: 0 });
  }

  /** Writes one corner of a quadrangle: where in CSS pixels, how deep, where on the sheet. */
  corner(x: number, y: number, depth: number, u: number, v: number, colour: number): void {
    const { corners, written } = this;
    if (written >= corners.length) return;
    corners[written] = x * this.scaleX - 1;
    corners[written + 1] = 1 - y * this.scaleY;
    corners[written + 2] = depth;
    corners[written + 3] = u;
    corners[written + 4] = v;
    this.colours[written + 5] = colour;
    this.written += STRIDE;
    this.quads = this.written / (4 * STRIDE);
  }

  private written = 0;

  /** An upright picture: left, top, width and height in CSS pixels. */
  picture(
    frame: Frame,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
    foot = colour,
  ): void {
    this.corner(left, top, 1, frame.u0, frame.v0, colour);
    this.corner(left + width, top, 1, frame.u1, frame.v0, colour);
    this.corner(left + width, top + height, 1, frame.u1, frame.v1, foot);
    this.corner(left, top + height, 1, frame.u0, frame.v1, foot);
  }

  /** A picture turned about its middle. */
  turned(
    frame: Frame,
    x: number,
    y: number,
    width: number,
    height: number,
    angle: number,
    colour: number,
  ): void {
    const cos = Math.cos(angle) / 2;
    const sin = Math.sin(angle) / 2;
    const ax = cos * width;
    const ay = sin * width;
    const bx = -sin * height;
    const by = cos * height;
    this.corner(x - ax - bx, y - ay - by, 1, frame.u0, frame.v0, colour);
    this.corner(x + ax - bx, y + ay - by, 1, frame.u1, frame.v0, colour);
    this.corner(x + ax + bx, y + ay + by, 1, frame.u1, frame.v1, colour);
    this.corner(x - ax + bx, y - ay + by, 1, frame.u0, frame.v1, colour);
  }

  /** Shows what was drawn since the last time. */
  show(): void {
    const last = this.calls.at(-1);
    if (last) last.count = this.quads - last.start;
    this.buffer.setDataWithSize(this.corners, this.written, true);
    this.renderer.render({ container: this.stage });
    this.calls.length = 0;
    this.written = 0;
    this.quads = 0;
  }

  /** How many quadrangles were written since the last time. */
  get count(): number {
    return this.quads;
  }

  close(): void {
    for (const shader of this.shaders.values()) shader.destroy();
    this.renderer.destroy();
  }

  private shaderOf(sheet: Sheet): Shader {
    let shader = this.shaders.get(sheet);
    if (!shader) {
      shader = new Shader({
        glProgram: this.program,
        resources: { uSheet: sheet.source, uSampler: sheet.source.style },
      });
      this.shaders.set(sheet, shader);
    }
    return shader;
  }
}

/** A colour of the painter: parts from 0 to 1; `glow` from 0 (covers) to 1 (adds its light). */
export function tint(red: number, green: number, blue: number, alpha = 1, glow = 0): number {
  const scale = 255 * alpha;
  return (
    ((alpha * (1 - glow) * 255) << 24) |
    (Math.min(255, blue * scale) << 16) |
    (Math.min(255, green * scale) << 8) |
    Math.min(255, red * scale)
  );
}
