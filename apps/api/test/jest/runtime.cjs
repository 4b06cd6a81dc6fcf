'use strict';

const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { fileURLToPath } = require('node:url');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const installed = `${path.sep}node_modules${path.sep}`;
/** Libraries of ours that keep no state: Node runs their TypeScript as it stands. */
const stateless = ['contracts', 'domain'].map(
  (name) => path.join(__dirname, '../../../../libs', name, 'src') + path.sep,
);

/** By folder and name, for the worker's lifetime; undefined: the name leads to one of our own files. */
const packages = new Map();

/**
 * Jest loads every file anew for each test file. That is right for our own that keep state, which must not pass from one
 * test file to the next; for the thousands of files of Nest, Prisma and the rest it took longer than most tests. Node loads those, once
 * per worker, as it does in production; mocks of whole packages (`jest.mock`) still come first.
 */
module.exports = class NativePackages extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    executor.compile = (source, filename) =>
      vm.compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModule(from, name, options, isRequireActual) {
    if (name === undefined || name.startsWith('.') || options?.isInternalModule) {
      return super.requireModule(from, name, options, isRequireActual);
    }
    if (isBuiltin(name)) return require(name);
    const loaded = packageOf(from, name.startsWith('file:') ? fileURLToPath(name) : name);
    return loaded === undefined ? super.requireModule(from, name, options, isRequireActual) : loaded.exports;
  }

  /** Would make the worker's own `process` lead into the file that runs, and past its end. */
  installGetBuiltinModule() {}
};

function packageOf(from, name) {
  const key = `${path.dirname(from)}\0${name}`;
  if (!packages.has(key)) {
    const load = createRequire(from);
    const file = load.resolve(name);
    const isShared = file.includes(installed) || stateless.some((folder) => file.startsWith(folder));
    packages.set(key, isShared ? { exports: load(name) } : undefined);
  }
  return packages.get(key);
}
