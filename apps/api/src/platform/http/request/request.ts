import type { Request, Response } from 'express';
import type { Locale } from '@dronesoccer/contracts';
import type { Caller } from '../../access/caller.js';
import type { EndpointDefinition } from '../endpoint/endpoint-definition.js';
import type { SentFiles } from './upload/sent-file.js';

/** The platform's additions to a request. Everything is set before a controller runs. */
export interface ApiRequest extends Request {
  requestId: string;
  /** The matched call; unset until a route has matched. */
  endpoint?: EndpointDefinition;
  /** The signed-in caller; null for a guest. */
  caller?: Caller | null;
  /** The files of a call that takes files, by part name. */
  sentFiles?: SentFiles;
  /** The raw body, for verifying signatures. */
  rawBody?: Buffer;
}

export type ApiResponse = Response;

const preference = /^\s*(\*|[a-z]{1,8})(?:-[a-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** Returns English or French according to `Accept-Language`; `*`, an absent header and anything else mean English. */
export function localeOf(request: Request): Locale {
  const header = request.headers['accept-language'];
  if (header === undefined || !/fr/i.test(header)) return 'en';
  let best: { locale: Locale; quality: number } = { locale: 'en', quality: 0 };
  for (const part of header.slice(0, 200).split(',')) {
    const match = preference.exec(part);
    const language = match?.[1]?.toLowerCase();
    const quality = Number(match?.[2] ?? 1);
    const locale = language === 'fr' ? 'fr' : language === 'en' || language === '*' ? 'en' : null;
    if (locale !== null && quality > best.quality) best = { locale, quality };
  }
  return best.locale;
}

/**
 * Returns a guest's signed token from the query (`token`) or the body (`token`, `orderToken`), or null if there is
 * none.
 */
export function tokenOf({ query, body }: Request): string | null {
  const sent: unknown = body;
  const fields = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const token = [query['token'], fields['token'], fields['orderToken']].find((value) => value !== undefined);
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Returns the caller's network address behind the number of proxies in `TRUST_PROXY`. */
export function addressOf(request: Request): string {
  return request.ip ?? request.socket.remoteAddress ?? 'unknown';
}
