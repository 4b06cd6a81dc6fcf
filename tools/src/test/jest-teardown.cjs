'use strict';

module.exports = async () => {
  await globalThis.__databaseServer?.stop();
};
