import { VisitKind } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { msPerMinute } from '../durations.ts';
import { visitKind } from './visits.ts';

const { PERSON, MACHINE, UNKNOWN } = VisitKind;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const cubot =
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const chromeless = firefox.replace('Firefox', 'HeadlessChrome');

describe('a visit by an issue’s link', () => {
  it.each([
    [firefox, 12 * msPerMinute, PERSON, 'browser'],
    [iphone, 10_000, PERSON, 'browser'],
    // A phone whose brand name ends like the names of bots.
    [cubot, msPerMinute, PERSON, 'browser'],
    [firefox, 9_999, MACHINE, 'early'],
    // The clock of another server runs ahead of ours.
    [iphone, -2_000, MACHINE, 'early'],
    [chromeless, 3 * msPerMinute, MACHINE, 'headless'],
    [chromeless, 3_000, MACHINE, 'headless'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', msPerMinute, MACHINE, 'scanner'],
    ['Mozilla/5.0 (compatible; Barracuda Sentinel (EE))', 5 * msPerMinute, MACHINE, 'scanner'],
    ['Mozilla/5.0 (Windows NT 10.0) Mimecast-UrlScan', 5 * msPerMinute, MACHINE, 'scanner'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 5 * msPerMinute, MACHINE, 'scanner'],
    ['curl/8.17.0', 5 * msPerMinute, MACHINE, 'scanner'],
    ['python-requests/2.32', null, MACHINE, 'scanner'],
    [null, 5 * msPerMinute, UNKNOWN, 'noUserAgent'],
    ['  ', 5 * msPerMinute, UNKNOWN, 'noUserAgent'],
    [null, null, UNKNOWN, 'noUserAgent'],
    [null, 500, MACHINE, 'early'],
    [firefox, null, UNKNOWN, 'noToken'],
  ])('of %j after %j ms is of kind %j: %s', (userAgent, sentMsAgo, kind, reason) => {
    expect(visitKind({ userAgent, sentMsAgo })).toEqual({ kind, reason });
  });
});
