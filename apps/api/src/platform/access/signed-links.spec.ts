import { testEnvironment } from '../../../test/support/api.js';
import { Config } from '../../config/index.js';
import { SignedLinks } from './signed-links.js';

const id = '019a0000-0000-7000-8000-00000000abcd';
const linksOf = (pepper: string) =>
  new SignedLinks(new Config({ ...testEnvironment('postgres://x', 'smtp://x'), TOKEN_PEPPER: pepper }));
const links = linksOf('a pepper of a test that is long enough to be one');

describe('a signed link', () => {
  it('opens what it was made for, however the id is written, and nothing else', () => {
    const token = links.tokenOf('order', id);
    expect(links.opens('order', id, token)).toBe(true);
    expect(links.opens('order', id.toUpperCase(), token)).toBe(true);
    expect(links.opens('order', id.replace('abcd', 'abce'), token)).toBe(false);
    expect(linksOf('another pepper of a test that is as long as it').opens('order', id, token)).toBe(false);
  });

  it('of one purpose never passes for another’s, over the same id', () => {
    for (const other of ['booking', 'orde', 'order ', 'Order', '']) {
      expect(links.opens(other, id, links.tokenOf('order', id))).toBe(false);
      expect(links.opens('order', id, links.tokenOf(other, id))).toBe(false);
    }
  });

  it('that was mailed about an order before there were other purposes still opens it', () => {
    expect(links.opens('order', id, 'HHL9UApyTg0OsTzp7AAA_owHTjonmvPfky6FSyAWZj8')).toBe(true);
  });

  it('opens nothing without a token, or with one in another spelling of the same bytes', () => {
    const token = links.tokenOf('order', id);
    const spelling = `${token.slice(0, -1)}9`;
    expect(Buffer.from(spelling, 'base64url')).toEqual(Buffer.from(token, 'base64url'));
    for (const wrong of [null, '', 'x', spelling, `${token}=`, token.slice(1)]) {
      expect(links.opens('order', id, wrong)).toBe(false);
    }
  });
});
