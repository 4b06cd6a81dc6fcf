import { msPerDay } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { SignedLinks } from './signed-links.js';

/** The kinds of things that have preview links, and the days for which a link is valid. */
export interface PreviewKind {
  purpose: 'content-preview' | 'policy-preview' | 'product-preview';
  days: number;
}

/** Issues and checks the tokens of preview links. A token names its expiry and is signed for one record of one kind. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  issue({ purpose, days }: PreviewKind, id: string): { token: string; expiresAt: string } {
    const expiresAt = new Date(this.clock.now().getTime() + days * msPerDay);
    const expiry = String(expiresAt.getTime());
    const signature = this.links.tokenOf(purpose, subjectOf(id, expiry));
    return { token: `${expiry}.${signature}`, expiresAt: expiresAt.toISOString() };
  }

  /** Returns whether the token is for this record and has not expired. */
  opens({ purpose }: PreviewKind, id: string, token: string): boolean {
    const [expiry = '', signature = ''] = token.split('.', 2);
    if (!/^\d{13}$/.test(expiry) || Number(expiry) <= this.clock.now().getTime()) return false;
    return this.links.opens(purpose, subjectOf(id, expiry), signature);
  }
}

const subjectOf = (id: string, expiry: string): string => `${id} ${expiry}`;
