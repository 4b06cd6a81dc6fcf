/** Loaded before a program of the image starts (`node --import`): brings in the settings that `prepare.ts` decided. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const settings = parseEnv(readFileSync(process.env['SETTINGS_FILE'] ?? '/settings/settings.env', 'utf8'));
// What the environment says wins; an empty value counts as not set.
for (const [name, value] of Object.entries(settings)) process.env[name] ||= value;
