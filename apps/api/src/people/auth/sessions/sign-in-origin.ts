import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { addressOf, type ApiRequest } from '../../../platform/http/index.js';

/** The origin of a sign-in. */
export interface Origin {
  address: string;
  userAgent: string;
}

export const SignInOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  return { address: addressOf(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
});

/** The first match counts: most browsers also call themselves Chrome or Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['OPT', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Vivaldi', 'Vivaldi'],
  ['DuckDuckGo', 'DuckDuckGo'],
  ['Ddg', 'DuckDuckGo'],
  ['Instagram', 'Instagram'],
  ['FBAV', 'Facebook'],
  ['GSA', 'Google'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** The name that a client other than a browser sends first: `curl` of `curl/8.5.0`. */
const program = /^(?!Mozilla\b)([a-z][\w.-]{1,30})(?:[/ ]|$)/i;

/**
 * Returns a recognizable name for the session's device: `Firefox · Windows`, else the client's own name, else an empty
 * text.
 */
export function describeDevice(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null;
  const browser = find(browsers) ?? program.exec(userAgent)?.[1] ?? null;
  return [browser, find(systems)].filter((name) => name !== null).join(' · ');
}
