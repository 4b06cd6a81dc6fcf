import { Injectable } from '@nestjs/common';
import { contentLimits, type EntryPreviewWire } from '@dronesoccer/contracts';
import { SignedLinks } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';

const purpose = 'content-preview';
const dayMs = 86_400_000;

/** Issues and checks the tokens of preview links. A token names its expiry and is signed for one entry. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  issue(entryId: string): EntryPreviewWire {
    const expiresAt = new Date(this.clock.now().getTime() + contentLimits.previewDays * dayMs);
    const expiry = String(expiresAt.getTime());
    return { token: `${expiry}.${this.signatureOf(entryId, expiry)}`, expiresAt: expiresAt.toISOString() };
  }

  /** Returns whether the token is for this entry and has not expired. */
  opens(entryId: string, token: string): boolean {
    const [expiry = '', signature = ''] = token.split('.', 2);
    if (!/^\d{13}$/.test(expiry) || Number(expiry) <= this.clock.now().getTime()) return false;
    return this.links.opens(purpose, subjectOf(entryId, expiry), signature);
  }

  private signatureOf(entryId: string, expiry: string): string {
    return this.links.tokenOf(purpose, subjectOf(entryId, expiry));
  }
}

const subjectOf = (entryId: string, expiry: string): string => `${entryId} ${expiry}`;
