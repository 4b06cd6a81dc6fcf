import { Role, valuesOf } from '@dronesoccer/contracts';
import { isRecord } from '../is-record';

/** What the client reads from the access token (spec 3, Session). */
export interface Claims {
  id: string;
  email: string;
  userName: string;
  fullName: string;
  role: Role;
}

/** Reads, never verifies: the server alone decides; here the claims only say which screens to offer. */
export function decodeClaims(token: string): Claims | null {
  const payload = parsePayload(token.split('.')[1]);
  if (!isRecord(payload)) return null;
  const { sub, email, given_name: given, family_name: family } = payload;
  const role = toRole(payload.role);
  if (typeof sub !== 'string' || typeof email !== 'string' || role === null) return null;
  const fullName = [given, family].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return { id: sub, email, userName: email, fullName: fullName || email, role };
}

/** A role as a token or the wire says it: its number. */
export function toRole(value: unknown): Role | null {
  return valuesOf(Role).find((role) => role === value) ?? null;
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
