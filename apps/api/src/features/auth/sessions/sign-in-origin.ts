import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { addressOf, type ApiRequest } from '../../../platform/http/index.js';

/** Where a sign-in comes from. */
export interface Origin {
  address: string;
  userAgent: string;
}

export const SignInOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  return { address: addressOf(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
});

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** What a person knows a session by: `Firefox · Windows`. Only words of ours, never the header's own text. */
export function describeDevice(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null;
  return [find(browsers), find(systems)].filter((name) => name !== null).join(' · ');
}
