'use strict';

const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { fileURLToPath } = require('node:url');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const installed = `${path.sep}node_modules${path.sep}`;
/** Our stateless libraries, whose TypeScript Node runs directly. */
const stateless = ['contracts', 'domain'].map(
  (name) => path.join(__dirname, '../../../../libs', name, 'src') + path.sep,
);

/**
 * The packages by folder and name, for the worker's lifetime. Undefined means that the name refers to one of our own
 * files.
 */
const packages = new Map();

/**
 * Jest reloads every file for each test file. That is right for our stateful files, whose state must not leak into the
 * next test file. For the thousands of files of Nest, Prisma and other packages, it took longer than most tests. Node
 * loads those once per worker, as in production; mocks of whole packages (`jest.mock`) still take precedence.
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

  /** Disabled, because it would make the worker's own `process` refer to the running file, even after its end. */
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
