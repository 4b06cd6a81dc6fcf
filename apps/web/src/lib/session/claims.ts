import { Role, valuesOf } from '@dronesoccer/contracts';
import { isRecord } from '../is-record';

/** What the client reads from the access token (spec 3, Session). */
const claimTypes = ['given_name', 'family_name', 'email', 'sub', 'role'] as const;

export interface Claim {
  readonly type: (typeof claimTypes)[number];
  readonly value: string | Role;
}

/** Whom the claims name (spec 3, Session). */
export interface Identity {
  id: string;
  email: string;
  userName: string;
  fullName: string;
  role: Role;
}

/**
 * Reads, never verifies: the server alone decides; here the claims only say which screens to offer. None when the token
 * names no one.
 */
export function decodeClaims(token: string): readonly Claim[] {
  const payload = parsePayload(token.split('.')[1]);
  if (!isRecord(payload)) return [];
  const claims = claimTypes.flatMap((type) => claimOf(type, payload[type]) ?? []);
  return identityOf(claims) ? claims : [];
}

/** Null for a guest, who has no claims. */
export function identityOf(claims: readonly Claim[]): Identity | null {
  const text = (type: Claim['type']) => claims.find((claim) => claim.type === type)?.value;
  const [id, email, role] = [text('sub'), text('email'), toRole(text('role'))];
  if (typeof id !== 'string' || typeof email !== 'string' || role === null) return null;
  const fullName = [text('given_name'), text('family_name')].filter(Boolean).join(' ');
  return { id, email, userName: email, fullName: fullName || email, role };
}

/** What was stored, if it still is a list of claims that name someone, or none; else undefined. */
export function parseClaims(value: unknown): readonly Claim[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const claims = value.map((claim: unknown) => {
    const type = isRecord(claim) ? claimTypes.find((known) => known === claim.type) : undefined;
    return isRecord(claim) && type ? claimOf(type, claim.value) : null;
  });
  if (!claims.every((claim) => claim !== null)) return undefined;
  return claims.length === 0 || identityOf(claims) ? claims : undefined;
}

/** A role as a token or the wire says it: its number. */
export function toRole(value: unknown): Role | null {
  return valuesOf(Role).find((role) => role === value) ?? null;
}

function claimOf(type: Claim['type'], value: unknown): Claim | null {
  const known = type === 'role' ? toRole(value) : value;
  return typeof known === 'string' || (type === 'role' && known !== null)
    ? { type, value: known as Claim['value'] }
    : null;
}

function parsePayload(part: string | undefined): unknown {
  if (!part) return null;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
