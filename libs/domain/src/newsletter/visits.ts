import { VisitKind, type VisitReason } from '@dronesoccer/contracts';

/** The signs that tell whether a person or a program followed an email's link. */
interface VisitSigns {
  /** The header as sent; null if it is missing. */
  userAgent: string | null;
  /** The time since the email was handed over; null if the visit names no email. */
  sentMsAgo: number | null;
}

/**
 * Mail filters and chat programs open every link within seconds to check it or to show a preview. No one reads that
 * fast.
 */
const readsFromMs = 10_000;

/**
 * Names of programs that open links automatically: mail scanners, previews, crawlers and tools. They are compared in
 * lower case.
 */
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
/** Matches whole words, and skips Cubot, a brand of phones. */
const crawler = /(?:^|[^a-z])(?:(?!cubot)[a-z-]*bot|crawler|spider|scanner|linkcheck(?:er)?|preview)(?![a-z])/;
const headless = /headless|phantomjs|puppeteer|playwright|selenium|slimerjs|electron\/|splash/;

/**
 * Returns whether a visitor is a person, a program or unknown, and the reason, which the results show. Names of
 * programs are checked first, so a scanner is recognized however late it comes.
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
