import { CampaignStatus } from '@dronesoccer/contracts';
import { givenProduct, givenSentCampaign } from '@dronesoccer/devkit';
import sharp from 'sharp';
import { useApi } from '../../../test/support/api.js';
import { drawSharePicture, headings } from './draw-share-picture.js';

describe('a picture for sharing', () => {
  const api = useApi();
  const get = (path: string) => api.http.get(`/api/share-pictures/${path}`).buffer(true);

  it('of an issue and of a product has the size that networks show', async () => {
    const { slug } = await givenSentCampaign(api.database, { subject: 'Winter <arenas> & lights' });
    const wide = await get(`campaign/${slug}`).expect(200).expect('content-type', 'image/jpeg');
    expect(await sharp(wide.body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    const again = await get(`campaign/${slug}`).expect(200);
    expect((again.body as Buffer).equals(wide.body as Buffer)).toBe(true);
    await get(`campaign/${slug}`)
      .set('if-none-match', wide.headers['etag'] as string)
      .expect(304);
    const product = await givenProduct(api.database);
    const square = await get(`product/${product.slug}?shape=square&locale=fr`).expect(200);
    expect(await sharp(square.body as Buffer).metadata()).toMatchObject({ width: 1_080, height: 1_080 });
  });

  it('is drawn once for all who want it at the same time, so that none of them is refused', async () => {
    const { slug } = await givenSentCampaign(api.database, { subject: `Just sent ${Date.now()}` });
    const replies = await Promise.all(Array.from({ length: 30 }, () => get(`campaign/${slug}`)));
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  it('is of nothing that visitors may not see', async () => {
    const { slug } = await givenSentCampaign(api.database, { status: CampaignStatus.DRAFT });
    for (const path of [`campaign/${slug}`, 'campaign/none', 'product/none', 'user/x']) await get(path).expect(404);
    await get(`campaign/${slug}?shape=round`).expect(400);
  });

  it('is written in the typeface of the site, whatever fonts the server has', async () => {
    const width = async (settings: object) =>
      (
        await sharp({ text: { text: 'Striker 20', dpi: 72, ...settings } })
          .png()
          .toBuffer({ resolveWithObject: true })
      ).info.width;
    const own = await width(headings(60));
    expect(own).not.toBe(await width({ font: 'No such typeface, 60' }));
    expect(own).not.toBe(await width({ font: 'No such typeface ExtraBold 60' }));
  });

  it('shows its title: another one is another picture, and one of any length is drawn', async () => {
    const drawn = async (title: string) => drawSharePicture({ title, picture: null }, 'wide');
    expect((await drawn('Winter')).equals(await drawn('Summer'))).toBe(false);
    for (const title of ['É', 'Word '.repeat(30), 'W'.repeat(150)]) {
      expect(await sharp(await drawn(title)).metadata()).toMatchObject({ width: 1_200, height: 630 });
    }
  });
});
