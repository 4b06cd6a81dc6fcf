import { testEnvironment } from '../../../../test/support/api.js';
import { Config } from '../../../config/index.js';
import { SignedLinks } from '../../../platform/access/index.js';
import { EmailTokens } from './email-tokens.js';

const tokensOf = (pepper: string): EmailTokens => {
  const config = new Config({ ...testEnvironment('postgres://x', 'smtp://x'), TOKEN_PEPPER: pepper });
  return new EmailTokens(config, new SignedLinks(config));
};
const tokens = tokensOf('a pepper of a test that is long enough to be one');
const delivery = '019a0000-0000-7000-8000-00000000abcd';

describe('an email’s token', () => {
  it('names its delivery and link, in less than 60 letters that an address can hold', () => {
    for (const position of [0, 1, 255, 65_535]) {
      const token = tokens.tokenOf(delivery, position);
      expect(token).toMatch(/^[\w-]{46}$/);
      expect(tokens.followed(token)).toEqual({ deliveryId: delivery, position });
    }
    expect(tokens.deliveryOf(tokens.emailTokenOf(delivery))).toBe(delivery);
  });

  it('is in an address of the site, in the reader’s language', () => {
    const email = { id: delivery, campaignId: '019a0000-0000-7000-8000-0000000000ca' };
    const { pathname } = new URL(tokens.linkOf(email, 3, 'fr'));
    expect(pathname).toBe(`/fr/newsletter/go/${email.campaignId}/${tokens.tokenOf(delivery, 3)}`);
  });

  it('that was mailed once leads there for good', () => {
    const mailed = 'AZoAAAAAcACAAAAAAACrzQAD29cVia4C-IC6BJyf7Ue1fu';
    expect(tokens.followed(mailed)).toEqual({ deliveryId: delivery, position: 3 });
  });

  it('is refused when anything of it was changed', () => {
    const token = tokens.tokenOf(delivery, 3);
    const changed = [...token].map((_, index) => token.slice(0, index) + other(token[index]) + token.slice(index + 1));
    for (const forged of [...changed, '', 'x', token.slice(1), `${token}=`, `${token}A`, token.toLowerCase()]) {
      expect(tokens.followed(forged)).toBeNull();
    }
  });

  it('of one purpose or installation is none of another', () => {
    expect(tokens.followed(tokens.emailTokenOf(delivery))).toBeNull();
    expect(tokens.deliveryOf(tokens.tokenOf(delivery, 0))).toBeNull();
    expect(tokensOf('another pepper of a test that is as long as it').followed(tokens.tokenOf(delivery, 3))).toBeNull();
  });
});

const other = (letter = ''): string => (letter === 'A' ? 'B' : 'A');
