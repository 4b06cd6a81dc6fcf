import { Role, valuesOf } from '@dronesoccer/contracts';
import { isRecord } from '../is-record';

/** The claims that the client reads from the access token (spec 3, Session). */
const claimTypes = ['given_name', 'family_name', 'email', 'sub', 'role'] as const;

export interface Claim {
  readonly type: (typeof claimTypes)[number];
  readonly value: string | Role;
}

/** The person whom the claims identify (spec 3, Session). */
export interface Identity {
  id: string;
  email: string;
  userName: string;
  fullName: string;
  role: Role;
}

/**
 * Decodes the claims without verifying them: only the server decides, and the client uses them only to choose which
 * screens to offer. Returns no claims if the token identifies no one.
 */
export function decodeClaims(token: string): readonly Claim[] {
  const payload = parsePayload(token.split('.')[1] ?? '');
  if (!isRecord(payload)) return [];
  const claims = claimTypes.flatMap((type) => claimOf(type, payload[type]) ?? []);
  return identityOf(claims) ? claims : [];
}

/** Returns null for a guest, who has no claims. */
export function identityOf(claims: readonly Claim[]): Identity | null {
  const text = (type: Claim['type']) => claims.find((claim) => claim.type === type)?.value;
  const [id, email, role] = [text('sub'), text('email'), toRole(text('role'))];
  if (typeof id !== 'string' || typeof email !== 'string' || role === null) return null;
  const fullName = [text('given_name'), text('family_name')].filter(Boolean).join(' ');
  return { id, email, userName: email, fullName: fullName || email, role };
}

/** Returns the stored claims if they are empty or identify someone; undefined for anything else. */
export function parseClaims(value: unknown): readonly Claim[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const claims = value.map((claim: unknown) => {
    const type = isRecord(claim) ? claimTypes.find((known) => known === claim.type) : undefined;
    return isRecord(claim) && type ? claimOf(type, claim.value) : null;
  });
  if (!claims.every((claim) => claim !== null)) return undefined;
  return claims.length === 0 || identityOf(claims) ? claims : undefined;
}

/** Converts a role number of a token or the API to a role. */
export function toRole(value: unknown): Role | null {
  return valuesOf(Role).find((role) => role === value) ?? null;
}

function claimOf(type: Claim['type'], value: unknown): Claim | null {
  const known = type === 'role' ? toRole(value) : value;
  return typeof known === 'string' || (type === 'role' && known !== null)
    ? { type, value: known as Claim['value'] }
    : null;
}

function parsePayload(part: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
