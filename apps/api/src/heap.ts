import { setFlagsFromString } from 'node:v8';

/**
 * The first import of `main.ts`. V8 lets a heap grow by as much as it holds before it collects garbage, and holds on to that:
 * a busy process came to twice the memory it has use for. Collected after a third, it stays flat at the same CPU time. A limit
 * (`--max-old-space-size`) would do so too, but ends the process when a large answer needs more for a moment.
 */
setFlagsFromString('--heap-growing-percent=30');
