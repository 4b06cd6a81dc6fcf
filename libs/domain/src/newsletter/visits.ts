import { VisitKind, type VisitReason } from '@dronesoccer/contracts';

/** What is known of who followed a letter's link. */
export interface VisitSigns {
  /** As sent; null without one. */
  userAgent: string | null;
  /** Since the letter was handed over; null when no letter is named. */
  sentMsAgo: number | null;
}

/** Mail filters and chat programs open every link within seconds to judge it or to show a preview; no one reads that fast. */
const readsFromMs = 10_000;

/** Names of programs that open links for people: scanners of mail filters, previews, crawlers, tools. Compared in lower case. */
const scanners = [
  ...[
    'barracuda',
    'mimecast',
    'proofpoint',
    'safelinks',
    'symantec',
    'trendmicro',
    'sophos',
    'forcepoint',
    'cloudmark',
  ],
  ...['fortinet', 'fireeye', 'trellix', 'zscaler', 'ironport', 'messagelabs', 'checkpoint', 'virustotal', 'urlscan'],
  ...['bitdefender', 'kaspersky', 'netcraft', 'microsoft office', 'ms-office', 'microsoftpreview', 'google-safety'],
  ...['googleimageproxy', 'yahoomailproxy', 'facebookexternalhit', 'whatsapp', 'telegrambot', 'slackbot', 'discordbot'],
  ...[
    'twitterbot',
    'linkedinbot',
    'skypeuripreview',
    'embedly',
    'curl/',
    'wget/',
    'python-',
    'aiohttp',
    'go-http-client',
  ],
  ...['java/', 'okhttp', 'node-fetch', 'undici', 'axios/', 'libwww', 'httpclient', 'scrapy'],
] as const;
/** As words; a maker of phones is called Cubot. */
const crawler = /(?:^|[^a-z])(?:(?!cubot)[a-z-]*bot|crawler|spider|scanner|linkcheck(?:er)?|preview)(?![a-z])/;
const headless = /headless|phantomjs|puppeteer|playwright|selenium|slimerjs|electron\/|splash/;

/**
 * A person, a program, or not to be told; with the reason, which the results show. What gives itself away comes first: a scanner
 * stays one however late it comes.
 */
export function visitKind({ userAgent, sentMsAgo }: VisitSigns): { kind: VisitKind; reason: VisitReason } {
  const agent = userAgent?.trim().toLowerCase() ?? '';
  if (headless.test(agent)) return { kind: VisitKind.MACHINE, reason: 'headless' };
  if (crawler.test(agent) || scanners.some((name) => agent.includes(name))) {
    return { kind: VisitKind.MACHINE, reason: 'scanner' };
  }
  if (sentMsAgo !== null && sentMsAgo < readsFromMs) return { kind: VisitKind.MACHINE, reason: 'early' };
  if (agent === '') return { kind: VisitKind.UNKNOWN, reason: 'noUserAgent' };
  if (sentMsAgo === null) return { kind: VisitKind.UNKNOWN, reason: 'noToken' };
  return { kind: VisitKind.PERSON, reason: 'browser' };
}
