/** `npm start` runs the whole product on this machine; only Node has to be installed. */
import { readSettings } from './environment.ts';
import { runUntilStopped } from './lifetime.ts';
import { openProduct } from './product.ts';
import { print, welcome } from './screen.ts';

runUntilStopped(async (stopping, fail) => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const product = await openProduct(settings, print, stopping);
  const { origin, services, logFile, api } = product;
  void api.ended.then((how) => fail(`The API ended ${how}. What it said last is in ${logFile}.`));
  void services.database.ended.then(() =>
    fail(`The database ended. What it said last is in ${settings.dataFolder}/postgres.log.`),
  );
  welcome({
    origin,
    mailbox: process.env['NODE_ENV'] !== 'production',
    demo: settings.seedDemo,
    dataFolder: settings.dataFolder,
    logFile,
  });
  return product.stop;
});
