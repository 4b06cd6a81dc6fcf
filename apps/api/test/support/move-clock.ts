import { Clock } from '../../src/platform/clock/index.js';
import type { TestApi } from './api.js';

/**
 * Stops the API's clock at this moment until `jest.restoreAllMocks()`. Everyone who is signed in stays signed in: all
 * sessions begin at that moment, because a session of today would have ended in a year, or would not have begun.
 */
export async function moveClock(api: TestApi, to: Date): Promise<void> {
  jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(to);
  await api.database.query('UPDATE sessions SET created_at = $1', [to]);
}
