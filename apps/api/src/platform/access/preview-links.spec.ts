import { msPerDay } from '@dronesoccer/domain';
import { testEnvironment } from '../../../test/support/api.js';
import { Config } from '../../config/index.js';
import { Clock } from '../clock/index.js';
import { PreviewLinks } from './preview-links.js';
import { SignedLinks } from './signed-links.js';

const id = '019a0000-0000-7000-8000-00000000abcd';
const other = '019a0000-0000-7000-8000-00000000abce';
const product = { purpose: 'product-preview', days: 7 } as const;
const entry = { purpose: 'content-preview', days: 7 } as const;
const start = Date.UTC(2026, 5, 1);

let time = start;
const clock = Object.assign(new Clock(), { now: () => new Date(time) });
const previews = new PreviewLinks(new SignedLinks(new Config(testEnvironment('postgres://x', 'smtp://x'))), clock);

describe('a preview link', () => {
  beforeEach(() => (time = start));

  it('opens what it was made for, and no other record or kind', () => {
    const { token } = previews.issue(product, id);
    expect(previews.opens(product, id, token)).toBe(true);
    expect(previews.opens(product, other, token)).toBe(false);
    expect(previews.opens(entry, id, token)).toBe(false);
  });

  it('expires, and its expiry cannot be changed', () => {
    const { token, expiresAt } = previews.issue(product, id);
    expect(expiresAt).toBe(new Date(start + 7 * msPerDay).toISOString());
    time = start + 7 * msPerDay;
    expect(previews.opens(product, id, token)).toBe(false);
    const [expiry = '', signature = ''] = token.split('.');
    expect(previews.opens(product, id, `${Number(expiry) + msPerDay}.${signature}`)).toBe(false);
  });
});
