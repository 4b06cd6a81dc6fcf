import type { Locale, PolicyFigures, WaiverWordingWire } from '@dronesoccer/contracts';
import { fillFigures } from '@dronesoccer/domain';
import { policyVersion, versionsInForce } from '../../people/policies/index.js';
import type { Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';

interface WordingRequest {
  locale: Locale;
  /** The figures that the text contains. */
  figures: PolicyFigures;
  at: Date;
}

/**
 * Returns the wording that is valid at an instant.
 *
 * @throws Error if the database has no wording, which the seed of each start adds
 */
export async function newestWording(
  executor: Executor,
  { locale, figures, at }: WordingRequest,
): Promise<WaiverWordingWire & { id: string }> {
  const [newest] = await versionsInForce(executor, 'waiver', at);
  const found =
    newest === undefined ? null : await policyVersion(executor, { policy: 'waiver', number: newest.number, locale });
  if (found === null) throw new Error('The policy "waiver" has no version in force');
  return { id: found.id, version: found.number, title: found.title, body: fillFigures(found.body, figures) };
}

/**
 * Returns the id of the version that the signer read.
 *
 * @throws AppError WAIV_002 with the newest wording if the signer read another one
 */
export async function readVersion(executor: Executor, version: number, request: WordingRequest): Promise<string> {
  const { id, ...wording } = await newestWording(executor, request);
  if (version !== wording.version) throw new AppError('WAIV_002', { data: wording });
  return id;
}
