/** Preloaded before a program of the image (`node --import`): it loads the settings that `prepare.ts` wrote. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const settings = parseEnv(readFileSync(process.env['SETTINGS_FILE'] ?? '/settings/settings.env', 'utf8'));
// The environment takes precedence; an empty value counts as not set.
for (const [name, value] of Object.entries(settings)) process.env[name] ||= value;
