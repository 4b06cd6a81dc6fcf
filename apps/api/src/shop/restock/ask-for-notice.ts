import { Injectable } from '@nestjs/common';
import { type ReceivedBody, restockConsent, restockConsentMissing } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, newId } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { StrangerMail } from '../../platform/mail/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { askedProduct, recordNotice } from './restock-notices.queries.js';

/** Records a request for one email when a product can be bought again, with the consent to it. */
@Injectable()
export class AskForNotice {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly strangers: StrangerMail,
  ) {}

  /**
   * Returns nothing, so the reply never reveals whether the address had already asked or has received too many emails.
   *
   * @param from the network address of the request
   * @throws AppError PROD_001, PROD_003 if the product is not sold, RESTOCK_002 if it can be bought now
   */
  async ask(
    productId: string,
    { email, consent, locationId }: ReceivedBody<'restockNotices.ask'>,
    { userId, locale }: Visitor,
    from: string,
  ): Promise<void> {
    if (!consent) throw new AppError('PROD_007', { errors: [{ field: 'consent', message: restockConsentMissing }] });
    const place = parseLocationId(locationId ?? undefined);
    const product = await askedProduct(this.database, { productId, locationId: place, email, userId });
    if (product === null) throw new AppError('PROD_001');
    if (!product.isActive) throw new AppError('PROD_003');
    if (product.isInStock) throw new AppError('RESTOCK_002');
    // The limits for strangers do not apply to an account's own address: a member may wait for any number of products.
    if (!product.isOwnAddress && !(await this.strangers.admits({ purpose: 'restock', to: email, from }))) return;
    const consentText = restockConsent[locale];
    const at = this.clock.now();
    await recordNotice(this.database, { id: newId(), productId, email, locationId: place, locale, consentText, at });
  }
}
