// Access tokens for the people of data.ts, signed like the product's own, so that no login is measured.
import { createHmac } from 'node:crypto';
import { Role } from '@dronesoccer/contracts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const accessToken = (
  person: { readonly id: string; readonly email: string; readonly sessionId: string },
  secret: string,
): string => {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: person.id,
    sid: person.sessionId,
    typ: 'access',
    email: person.email,
    given_name: 'Bench',
    family_name: 'Person',
    role: Role.PLAYER,
    userRoles: [Role.PLAYER],
    iss: 'dronesoccer',
    aud: 'dronesoccer-api',
    iat: now,
    exp: now + 3_600,
  };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
