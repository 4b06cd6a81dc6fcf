import type { MyMembershipWire } from '@dronesoccer/contracts';
import { isRecord } from '@/lib/is-record';
import { cardKey, storage } from '@/lib/storage';

/** The texts and the code on a card. */
export interface ShownCard {
  planName: string;
  number: string;
  lastDay: string | null;
  code: string;
  /** The QR code as an SVG element. */
  qr: string;
}

/** A card as this browser last saw it. */
export interface KeptCard extends ShownCard {
  userId: string;
  /** When the server last confirmed the card, as an ISO instant. */
  seenAt: string;
}

export function cardIn({ current, family, card }: MyMembershipWire): ShownCard | null {
  const shown = current ?? family;
  if (shown === null || card === null) return null;
  return { planName: shown.plan.name, number: shown.number, lastDay: shown.lastDay, ...card };
}

/** Keeps the card of a member in this browser, so that it opens without a network. A logout removes it. */
export function keepCard(userId: string, card: ShownCard | null): void {
  if (card === null) return storage.remove(cardKey);
  const kept: KeptCard = { ...card, userId, seenAt: new Date().toISOString() };
  storage.write(cardKey, kept);
}

/** Returns the kept card of this person, or null. */
export function keptCard(userId: string | undefined): KeptCard | null {
  const card = storage.read(cardKey, parseCard);
  return card?.userId === userId ? card : null;
}

function parseCard(value: unknown): KeptCard | null {
  if (!isRecord(value)) return null;
  const { userId, seenAt, planName, number, lastDay, code, qr } = value;
  const isText = (each: unknown): each is string => typeof each === 'string';
  if (!isText(userId) || !isText(seenAt) || Number.isNaN(Date.parse(seenAt))) return null;
  if (!isText(planName) || !isText(number) || !isText(code) || !isText(qr)) return null;
  return { userId, seenAt, planName, number, lastDay: isText(lastDay) ? lastDay : null, code, qr };
}
