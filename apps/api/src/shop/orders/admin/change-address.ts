import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  type PostalAddressWire,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { zoneOf } from '@dronesoccer/domain';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { readSettings } from '../../../platform/settings/index.js';
import { mailAboutOrder } from '../orders.jobs.js';
import { addEvent, type AdminAction, lockOrder } from '../orders.queries.js';
import { deliveryAddress } from '../place/delivery-address.js';
import { addressChanges, addressOf, updateAddress } from './address.queries.js';

/** Changes where an order ships to, for an administrator whom the buyer asked. */
@Injectable()
export class ChangeAddress {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Changes the address of an order that has not shipped, and sends it to the buyer. The order keeps its price, so the
   * new address must have the same tax and the same shipping zone. A repeated call changes nothing.
   *
   * @throws AppError ORD_001, ORD_006 if someone else has changed the address meanwhile, ORD_008 if the order is a pickup, has shipped or is cancelled, ORD_016 if the new address
   * has another province or shipping zone, CHECKOUT_002 as `deliveryAddress`
   */
  async change(
    { orderId, actorId }: AdminAction,
    { changes, ...body }: ReceivedBody<'orders.admin.changeAddress'>,
  ): Promise<void> {
    const address = deliveryAddress(body, 'postalCode');
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === null) throw new AppError('ORD_001');
      const isWaiting = order.status === OrderStatus.PENDING || order.status === OrderStatus.PAID;
      const former = await addressOf(tx, orderId);
      if (order.delivery !== DeliveryMethod.SHIP || !isWaiting || former === null) throw new AppError('ORD_008');
      if (isDeepStrictEqual(former, address)) return;
      if ((await addressChanges(tx, orderId)) !== changes) throw new AppError('ORD_006');
      const { zones } = (await readSettings(tx)).shippingRates;
      const isSamePrice = former.province === address.province && zoneOf(zones, former) === zoneOf(zones, address);
      if (!isSamePrice) throw new AppError('ORD_016');
      await updateAddress(tx, orderId, address);
      await addEvent(tx, orderId, OrderEventKind.ADDRESS_CHANGED, this.clock.now(), actorId);
      await this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'address-changed' });
      await this.audit.write(tx, {
        ...{ actorId, action: 'order.address-changed', subjectType: 'order', subjectId: orderId },
        ...{ before: placeOf(former), after: placeOf(address) },
      });
    });
  }
}

/**
 * The audit outlives the personal data of an order, so it keeps neither the person nor the street. A whole postal code can
 * name a single building.
 */
const placeOf = ({ city, province, postalCode }: PostalAddressWire) => ({
  ...{ city, province, postalCode: postalCode.slice(0, 3) },
});
