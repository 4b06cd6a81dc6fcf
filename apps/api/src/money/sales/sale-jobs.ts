import type { JobSubjectKind, LocalText } from '@dronesoccer/contracts';
import { accountVerified } from '../../people/auth/index.js';
import { defineJob, subscription } from '../../platform/jobs/index.js';

export type SaleJobs<Noun extends string> = ReturnType<typeof defineSaleJobs<Noun>>;

interface SaleJobTexts {
  /** The kind of the dashboard's page for these sales, or undefined if it has none. */
  subject?: JobSubjectKind;
  titles: Readonly<Record<'expire' | 'sweep' | 'adopt' | 'adoptAll', LocalText>>;
}

/**
 * Defines the jobs of a kind of sale. Call this function at the top level of `<x>.jobs.ts`.
 *
 * @param noun the noun of the `SaleKind`; the jobs about a single sale carry `<noun>Id`
 */
export function defineSaleJobs<Noun extends string>(noun: Noun, { subject: kind, titles }: SaleJobTexts) {
  const key = `${noun}Id` as const;
  type SaleId = Record<typeof key, string>;
  const subject = kind && { subject: { kind, key } };
  return {
    /** Ends a hold when it expires. */
    expire: defineJob<SaleId>(`${noun}s.expire`, {
      concurrency: 2,
      wakesWorkers: false,
      title: titles.expire,
      ...subject,
    }),
    /** Ends the holds whose expiry job was lost, for example while the database was down. */
    sweep: defineJob<Record<string, never>>(`${noun}s.sweep-expired`, { title: titles.sweep }),
    /** Assigns a guest's sale to the account that verified the sale's email address, if there is one. */
    adopt: defineJob<SaleId>(`${noun}s.adopt`, { title: titles.adopt, ...subject }),
    /** Assigns the guest sales of an email address to the account that has just verified the address. */
    adoptAll: subscription(accountVerified, `${noun}s`, { title: titles.adoptAll }),
    idOf: (data: SaleId): string => data[key],
  };
}
