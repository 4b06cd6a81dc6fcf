// A process that preloads this file answers at HEAP_PROBE_PORT with the bytes that it holds after a garbage collection.
const { createServer } = require('node:http');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { isMainThread } = require('node:worker_threads');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

if (isMainThread) {
  createServer((_, answer) => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    answer.end(String(heapUsed + external));
  })
    .listen(Number(process.env.HEAP_PROBE_PORT), '127.0.0.1')
    .unref();
}
