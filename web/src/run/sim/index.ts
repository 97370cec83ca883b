/** Gem Run, simulated in the page exactly as on the server (GR-5.2). */

export { INPUTS } from './driving';
export * as event from './events';
export { line } from './generator';
export type { Line } from './layout';
export * from './record';
export { Run } from './run';
export * from './sight';
export * from './tuning';
