import type { AccessTokenClaims, AuthWire, Role, UserWire } from '@dronesoccer/contracts';

/** An access token as the client reads it: the payload counts, the signature is not checked. */
export function accessToken(role: Role = 5, extra: Partial<AccessTokenClaims> = {}): string {
  const claims = {
    sub: 'u-1',
    email: 'player@dronesoccer.test',
    given_name: 'Zoë',
    family_name: 'Roy',
    role,
    ...extra,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `head.${payload}.sign`;
}

export function userWire(role: Role = 5, extra: Partial<UserWire> = {}): UserWire {
  return {
    id: 'u-1',
    name: 'Zoë Roy',
    email: 'player@dronesoccer.test',
    phone: null,
    avatarUrl: '/pictures/arena/avatar.webp',
    user_type: 1,
    status: 1,
    role,
    userRoles: [role],
    token: 'secret',
    firstName: 'Zoë',
    lastName: 'Roy',
    locale: 'en',
    isEmailVerified: false,
    companyId: null,
    ...extra,
  };
}

export function authWire(role: Role = 5): AuthWire {
  return { accessToken: accessToken(role), refreshToken: 'refresh-1', user: userWire(role) };
}
