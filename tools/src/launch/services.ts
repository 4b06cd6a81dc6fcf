/** Everything that the API depends on: the data folder, the migrated and seeded database and the mail sink. */
import { isPortFree, startMailSink, StartFailure, type MailSink } from '@dronesoccer/devkit';
import { seedDemo, seedReference } from '@dronesoccer/prisma/seed';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { migrateDatabase, openDatabase, withClient, type Database } from './database.ts';
import type { LaunchSettings } from './environment.ts';
import type { Close } from './lifetime.ts';
import { step } from './screen.ts';

export interface Services {
  folder: DataFolder;
  database: Database;
  mail: MailSink;
  stop: () => Promise<void>;
}

/**
 * Claims the port and the folder before any slow work starts.
 * @throws StartFailure for a problem that the user can fix
 */
export async function claim(settings: LaunchSettings): Promise<DataFolder> {
  if (!(await isPortFree(settings.port, settings.host))) {
    throw new StartFailure(
      `Port ${settings.port} is taken by another program: stop it, or choose another (PORT=3001 npm start).`,
    );
  }
  return openDataFolder(settings.dataFolder);
}

/**
 * Takes over the folder and releases it in `stop`. After an error nothing is left running.
 * @throws StartFailure if a service cannot be started
 */
export async function openServices(
  folder: DataFolder,
  settings: LaunchSettings,
  print: (line: string) => void,
): Promise<Services> {
  const opened: Close[] = [folder.release];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const mail = await startMailSink({ folder: folder.file('mail') });
    opened.push(mail.stop);
    const database = await openDatabase(folder, settings.databaseUrl);
    opened.push(database.stop);
    await prepareDatabase(database, folder, settings, print);
    return { folder, database, mail, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareDatabase(
  database: Database,
  folder: DataFolder,
  settings: LaunchSettings,
  print: (line: string) => void,
) {
  await migrateDatabase(database, print);
  await withClient(database.connection, async (client) => {
    await seedReference(client);
    if (!settings.seedDemo) return;
    const [id = '', ...secret] =
      (process.env['PASSWORD_PEPPERS'] ?? folder.secrets.passwordPeppers).split(',')[0]?.split(':') ?? [];
    const passwordKey = { id, secret: secret.join(':') };
    const bcryptCost = Number(process.env['BCRYPT_COST'] || 12);
    await step('Demo data written', () => seedDemo(client, { passwordKey, bcryptCost }));
  });
}
