import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Locale,
  type PolicyFigures,
  type ReceivedBody,
  serverLimits,
  type WaiverStateWire,
  type WaiverWire,
} from '@dronesoccer/contracts';
import { msPerYear, waiverLastDay } from '@dronesoccer/domain';
import { SettingsReader } from '../../money/taxes/index.js';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { FindSigner, hasGuardian, isUnderAge, type OpenedWaiver } from './find-signer.js';
import { newestWording, readVersion } from './waiver-wording.js';
import {
  accountPerson,
  childrenOfGuardian,
  confirmMinor,
  insertWaiver,
  lockPerson,
  type PersonRow,
  validWaiver,
} from './waivers.queries.js';

/** Shows a person's waiver and records its signature. */
@Injectable()
export class SignWaiver implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    private readonly signers: FindSigner,
    private readonly settings: SettingsReader,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      table: 'waivers',
      column: 'signed_at',
      olderThanMs: serverLimits.waiverYears * msPerYear,
    });
  }

  /** Returns the waivers of an account and of the children it signs for. */
  async mine(userId: string): Promise<WaiverStateWire[]> {
    const account = await accountPerson(this.database, userId);
    const children = await childrenOfGuardian(this.database, userId);
    const people = [
      ...(account === null ? [] : [{ kind: 'account' as const, id: userId, row: account }]),
      ...children
        .filter((row) => hasGuardian(row, isUnderAge(row, this.today())))
        .map((row) => ({ kind: 'child' as const, id: row.childId ?? '', row })),
    ];
    return Promise.all(people.map((person) => this.stateOf(person)));
  }

  /** @throws AppError WAIV_001 if there is no such person, or if the visitor may not see them */
  async get(kind: string, id: string, visitor: Visitor): Promise<WaiverWire> {
    const opened = await this.open(this.database, kind, id, visitor);
    return this.present(this.database, opened, visitor.locale, await this.settings.policyFigures());
  }

  /**
   * Records a signature. While a waiver is valid, nothing is recorded and the reply is that one.
   *
   * @param network the network of the request
   * @throws AppError WAIV_001 as `get`; WAIV_002 with the newest wording if the signer read another one; WAIV_006 for a
   *   person under age, unless a guardian signs
   */
  async sign(
    { kind, id, network }: { kind: string; id: string; network: string },
    body: ReceivedBody<'waivers.sign'>,
    visitor: Visitor,
  ): Promise<WaiverWire> {
    const figures = await this.settings.policyFigures();
    await this.database.transaction(async (tx) => {
      const opened = await this.open(tx, kind, id, visitor);
      if (!opened.canSign || (opened.isMinor && !body.isGuardian)) throw new AppError('WAIV_006');
      await lockPerson(tx, opened.person);
      const signedAt = this.clock.now();
      if ((await validWaiver(tx, opened.person, signedAt)) === null) {
        await this.record(tx, opened, { ...body, network, signedAt, locale: visitor.locale, figures });
      }
      if (opened.toConfirm !== null) await confirmMinor(tx, opened.toConfirm, signedAt);
    });
    return this.get(kind, id, visitor);
  }

  private async record(
    tx: Tx,
    { name, record: of }: OpenedWaiver,
    signature: ReceivedBody<'waivers.sign'> & {
      network: string;
      signedAt: Date;
      locale: Locale;
      figures: PolicyFigures;
    },
  ): Promise<void> {
    const { fullName: signerName, personName, version, isGuardian, network, signedAt, locale, figures } = signature;
    const versionId = await readVersion(tx, version, { locale, figures, at: signedAt });
    const named = name === '' ? (personName ?? signerName) : name;
    await insertWaiver(tx, { of, versionId, personName: named, signerName, isGuardian, locale, network, signedAt });
  }

  private open(executor: Executor, kind: string, id: string, visitor: Visitor): Promise<OpenedWaiver> {
    return this.signers.open(executor, { kind, id, today: this.today() }, visitor);
  }

  private async present(
    executor: Executor,
    opened: OpenedWaiver,
    locale: Locale,
    figures: PolicyFigures,
  ): Promise<WaiverWire> {
    const { kind, id, name, isMinor, canSign, person, toConfirm } = opened;
    const { id: _id, ...wording } = await newestWording(executor, { locale, figures, at: this.clock.now() });
    // A guardian who has not confirmed the account yet is asked to sign, even if a waiver is valid.
    const signed = toConfirm === null ? await validWaiver(executor, person, this.clock.now()) : null;
    return {
      ...{ kind, id, name, isMinor, canSign, wording },
      signed: signed && {
        signer: signed.signer,
        signedAt: signed.signedAt.toISOString(),
        lastDay: waiverLastDay(signed.signedAt),
      },
    };
  }

  private async stateOf({ kind, id, row }: WaiverPerson): Promise<WaiverStateWire> {
    const { userId, childId, name } = row;
    const person = { userId, childId, seatId: null, playerId: null };
    const signed = await validWaiver(this.database, person, this.clock.now());
    return {
      ...{ kind, id, name },
      isMinor: isUnderAge(row, this.today()),
      lastDay: signed && waiverLastDay(signed.signedAt),
    };
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

interface WaiverPerson extends Pick<WaiverStateWire, 'kind' | 'id'> {
  row: PersonRow;
}
